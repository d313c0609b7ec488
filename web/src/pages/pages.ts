/** Pages that are seldom the first one, fetched together when one of them is opened. */
import type { Component } from "svelte";
import NotFoundPage from "./NotFoundPage.svelte";

const PAGES: Record<string, Component> = {};

export function pageAt(path: string): Component {
  return PAGES[path] ?? NotFoundPage;
}
