import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { DrawSite } from './facts.ts';

/** Compiles and loads the site's own rendering of pages; call `stop` at the end. */
export async function openSiteCode(): Promise<DrawSite & { readonly stop: () => Promise<void> }> {
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
  const { drawGraphTable } = await vite.ssrLoadModule(join(import.meta.dirname, 'draw-graph-table.tsx'));
  return { drawPage, drawGraphTable, stop: () => vite.close() };
}
