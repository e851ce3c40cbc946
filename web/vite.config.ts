import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { baseMap } from './bin/base-map-plugin.ts';
import { installedApp } from './bin/installed-app-plugin.ts';
import { messages } from './bin/messages-plugin.ts';
import { packedAssets } from './bin/packed-assets-plugin.ts';
import { pageChunks } from './bin/page-chunk.ts';
import { readMapboxStyle, readMapboxToken, readOutsideUrls, readProductName } from './bin/product-name.ts';
import { serverPage } from './bin/server-page-plugin.ts';

/**
 * Calls to proxy to a cloud that runs elsewhere, when only the front end is served:
 * GROUNDSWELL_API=http://localhost:3000 npx vite web
 */
const CALLS =
  '^/(api|contact|forecast|home|locationmenu|login|logout|nearby|oauth|password|register|share|subscribe|tiles|user|weather)(/|\\?|$)';

function callsTo(api: string | undefined): Record<string, ProxyOptions> {
  // A page at the same address is the front end's own.
  const bypass = ({ headers }: IncomingMessage) => (headers.accept?.includes('text/html') ? '/index.html' : undefined);
  return api ? { [CALLS]: { target: api, bypass } } : {};
}

export default defineConfig(({ command }) => {
  // Builds are always for production, also where tests build and have set the environment to test.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const product = readProductName();
  // Both builds, the page's and the server renderer's, put it into src/product.ts.
  process.env.VITE_PRODUCT_NAME = product;
  process.env.VITE_MAPBOX_TOKEN ??= readMapboxToken();
  process.env.VITE_MAPBOX_STYLE ??= readMapboxStyle();
  Object.assign(process.env, readOutsideUrls());
  return {
    // A build says what is wrong; its files are some two thousand.
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [messages(product), react(), baseMap(), installedApp(product), serverPage(product), packedAssets()],
    worker: { format: 'es' },
    server: { proxy: callsTo(process.env.GROUNDSWELL_API) },
    build: {
      target: 'es2022',
      // The content security policy forbids data: addresses, and every browser we serve preloads modules by itself.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: pageChunks() } } },
    },
  };
});
