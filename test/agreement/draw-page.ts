import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { DrawPage } from './facts.ts';

/** The site's own drawing of pages, compiled as it is loaded; call `stop` at the end. */
export async function openSiteCode(): Promise<{ readonly drawPage: DrawPage; readonly stop: () => Promise<void> }> {
  const root = join(import.meta.dirname, '../../web');
  const vite: ViteDevServer = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  const { drawPage } = await vite.ssrLoadModule('/src/server.tsx');
  return { drawPage, stop: () => vite.close() };
}
