import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server (default port) answers what the page asks for while it is being worked on: `npm run dev`. It must hear the
// page's own host (as it does where the target is written out), or it takes the page for another site's.
const target = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/packhouse/page",
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: "licenses.txt" }, // of what is inside: their authors ask for it
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content policy allows nothing inline
    // every page needs Svelte, whole, and what the frame is made of: in parts, some would be too small to be packed
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules[\\/]svelte[\\/]/ },
            {
              name: "frame",
              test: /src[\\/](settings|controls[\\/]Button|furniture[\\/]Loading|state[\\/](house|toasts)|wire)/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700, // three.js, loaded only where a board has depth
  },
  server: { proxy: { "/api": { target }, "/socket": { target, ws: true } } },
});
