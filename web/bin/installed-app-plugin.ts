import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { drawManifest } from './manifest.ts';

/** Larger files, such as a map engine, are not cached at installation but when they are first used. */
const MAX_BYTES = 150_000;

interface PrecacheEntry {
  readonly url: string;
  /** Null if the file name contains a content hash. */
  readonly revision: string | null;
}

/**
 * Creates a plugin that makes the site an installable app: its manifest, and `sw.js` with the list of the files to
 * cache.
 */
export function installedApp(productName: string): Plugin {
  let entries: readonly PrecacheEntry[] = [];
  return {
    name: 'installed-app',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/icon-180.png' }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: drawManifest(productName) });
    },
    writeBundle(_options, bundle) {
      entries = listShell(bundle);
    },
    async closeBundle() {
      await buildWorker(entries, this.environment.config.build.outDir, this.environment.config.root);
    },
  };
}

/**
 * Lists the files to cache at installation: the page with its first chunks, whatever their size, and small later
 * chunks, fonts and styles. Articles are left out and need the network. The admin interface is cached when it is first
 * used.
 */
export function listShell(bundle: Rolldown.OutputBundle): readonly PrecacheEntry[] {
  const files = Object.values(bundle);
  const page = String(files.flatMap((file) => (file.fileName === 'index.html' && 'source' in file ? file.source : [])));
  const ofAdmin = new Set(
    files.flatMap((file) =>
      file.type === 'chunk' && isAdmin(file) ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])] : [],
    ),
  );
  const isShell = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    page.includes(`/${file.fileName}`) ||
    (file.type === 'chunk'
      ? file.code.length <= MAX_BYTES && !isArticle(file)
      : /\.(css|woff2)$|^index\.html$/.test(file.fileName));
  return files
    .filter((file) => isShell(file) && !file.fileName.endsWith('.map') && !ofAdmin.has(file.fileName))
    .map((file) => ({
      url: `/${file.fileName}`,
      revision: file.fileName.startsWith('assets/') ? null : digest(file.type === 'chunk' ? file.code : file.source),
    }))
    .toSorted((a, b) => a.url.localeCompare(b.url));
}

function isArticle({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return /\.md\?raw$/.test(facadeModuleId ?? '');
}

function isAdmin({ moduleIds = [] }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => /\/(?:features\/canvas|routes\/canvas-ui|prosemirror-[a-z]+)\/|\?canvas$/.test(id));
}

/**
 * Builds the service worker as one file without imports. It lies at the root, because its scope is the folder it is
 * served from.
 */
async function buildWorker(entries: readonly PrecacheEntry[], outDir: string, root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { PRECACHE: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
