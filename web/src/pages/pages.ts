/** Pages that are seldom the first one, fetched together when one of them is opened. */
import type { Component } from "svelte";
import AccountPage from "./AccountPage.svelte";
import HelpPage from "./HelpPage.svelte";
import LinkPage from "./LinkPage.svelte";
import MatchesPage from "./MatchesPage.svelte";
import NotFoundPage from "./NotFoundPage.svelte";
import ReportPage from "./ReportPage.svelte";
import SettingsPage from "./SettingsPage.svelte";
import StagePage from "./StagePage.svelte";

const PAGES: Record<string, Component> = {
  "/account": AccountPage,
  "/confirm": LinkPage,
  "/help": HelpPage,
  "/matches": MatchesPage,
  "/report": ReportPage,
  "/reset": LinkPage,
  "/settings": SettingsPage,
  "/stage": StagePage,
};

export function pageAt(path: string): Component {
  return PAGES[path] ?? NotFoundPage;
}
