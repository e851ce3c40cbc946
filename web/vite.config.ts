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
 * The paths of the calls that Vite proxies to a deployed back end when it serves only the front end:
 * GROUNDSWELL_API=http://localhost:3000 npx vite web
 */
const CALLS =
  '^/(api|contact|forecast|home|locationmenu|login|logout|nearby|oauth|password|register|share|subscribe|tiles|user|weather)(/|\\?|$)';

function callsTo(api: string | undefined): Record<string, ProxyOptions> {
  // A page may have the same address as a call; the front end serves the page itself.
  const bypass = ({ headers }: IncomingMessage) => (headers.accept?.includes('text/html') ? '/index.html' : undefined);
  return api ? { [CALLS]: { target: api, bypass } } : {};
}

export default defineConfig(({ command }) => {
  // A build is always for production, even in tests, which set the environment to 'test'.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const product = readProductName();
  // In both builds, the page's and the server renderer's, src/product.ts reads this variable.
  process.env.VITE_PRODUCT_NAME = product;
  process.env.VITE_MAPBOX_TOKEN ??= readMapboxToken();
  process.env.VITE_MAPBOX_STYLE ??= readMapboxStyle();
  Object.assign(process.env, readOutsideUrls());
  return {
    // A build logs only warnings, because a list of its two thousand files would hide them.
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [messages(product), react(), baseMap(), installedApp(product), serverPage(product), packedAssets()],
    worker: { format: 'es' },
    server: { proxy: callsTo(process.env.GROUNDSWELL_API) },
    build: {
      target: 'es2022',
      // The content security policy forbids `data:` URLs, so no asset is inlined. All supported browsers preload
      // modules without a polyfill.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: pageChunks() } } },
    },
  };
});
