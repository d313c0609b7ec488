import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Builds the sheet into the folder that `--outDir` names, apart from the client. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  publicDir: false,
  plugins: [svelte({ configFile: fileURLToPath(new URL("../../../../svelte.config.js", import.meta.url)) })],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
