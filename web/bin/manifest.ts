import { PALETTE } from '../../packages/present/src/palette.ts';

/** Builds the web app manifest. Its background is the light theme's paper color. */
export function drawManifest(productName: string): string {
  const manifest = {
    id: '/',
    name: `${productName}: surf forecasts`,
    short_name: productName,
    description: 'Surf, swell, wind and tide at your beach, hour by hour, readable offline.',
    lang: 'en',
    start_url: '/pwa',
    scope: '/',
    display: 'standalone',
    background_color: PALETTE.paper[0],
    theme_color: PALETTE.paper[0],
    categories: ['sports', 'weather'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Last forecast', url: '/pwa', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
      { name: 'Find a beach', url: '/', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
