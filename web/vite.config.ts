import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [react(), preloadFont()],
  build: {
    target: 'es2022',
    // The content security policy allows no data: addresses, and every browser we serve preloads modules by itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/** Asks for the font while the script is on its way, behind it in rank: text that stands in it at once never moves. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
              fetchpriority: 'low',
            },
          })),
    },
  };
}
