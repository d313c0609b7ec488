import { mount } from "svelte";
import "@fontsource/vollkorn/latin-600.css";
import "./ui/tokens.css";
import "./ui/base.css";
import App from "./App.svelte";
import { readFragment } from "./lib/invitation";
import { go } from "./lib/router.svelte";
import { startSettings } from "./lib/settings.svelte";
import { startWords } from "./lib/words.svelte";

const asked = readFragment();
if (asked) go(asked, true);
startSettings();
await startWords();
mount(App, { target: document.getElementById("hall")! });

// Only a secure page may keep itself; on plain http the hall works all the same, it is just fetched each time.
if (import.meta.env.PROD && window.isSecureContext && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js");
}
