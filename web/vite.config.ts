import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/bannerhall/server/client";
const PACKED = /\.(html|js|css|svg|json|webmanifest)$/;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Tell the service worker what to keep, and pack every text file once, so that the hall need not do it again. */
function finish(): Plugin {
  return {
    name: "bannerhall-finish",
    apply: "build",
    closeBundle() {
      const made = files(OUT);
      const kept = made.map((path) => "/" + relative(OUT, path).replaceAll("\\", "/"));
      const shell = kept.filter((path) => path.startsWith("/assets/") || path.endsWith(".svg"));
      const worker = join(OUT, "worker.js");
      const text = readFileSync(worker, "utf-8").replace("/* FILES */", JSON.stringify(["/", ...shell]).slice(1, -1));
      writeFileSync(worker, text);
      for (const path of made.filter((path) => PACKED.test(path))) {
        const content = readFileSync(path);
        writeFileSync(path + ".br", brotliCompressSync(content));
        writeFileSync(path + ".gz", gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), finish()],
  build: { outDir: OUT, emptyOutDir: true, license: { fileName: "licences.md" }, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } } },
});
