interface Module {
  readonly isEntry: boolean;
  /** The modules that import this one statically. */
  readonly importers: readonly string[];
  /** Those that load it later. */
  readonly dynamicImporters: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** Pages that the server draws: loaded beside the shell, and only where they are shown. */
const DRAWN_PAGES = {
  'routes/forecast/forecast-route-page.tsx': 'forecast',
  'routes/home/home-page.tsx': 'home',
  'routes/compare/compare-route-page.tsx': 'compare',
};

/** Drawn too, and read without scripts: their part is named by `preload-parts.ts`, styles and all. */
const READ_PAGES = ['routes/blog/blog-pages.tsx'];

/** Whether the server's renderer has to contain a module that is loaded later elsewhere. */
export function isDrawnByServer(id: string): boolean {
  return drawnPageOf(id) !== undefined || READ_PAGES.some((file) => id.endsWith(`/${file}`));
}

/** The name of a page that the server draws, of the module that holds it. */
export function drawnPageOf(id: string): string | undefined {
  return Object.entries(DRAWN_PAGES).find(([file]) => id.endsWith(`/${file}`))?.[1];
}

/**
 * Assigns the modules that a page needs to start to few chunks, for the bundler: the libraries, which browsers keep
 * over new versions of the site and which run as a task of their own; the shell around every page; each page that
 * the server draws; and what these share with one another or their windows, but no other page. Left alone it makes a file of every few modules that a page and a later part share: 17 requests
 * more.
 */
export function pageChunk(id: string, graph: Graph): string | null {
  // Runs before the page, as its own file.
  if (id.endsWith('/after-paint.ts')) return null;
  const starts = new Set<string>();
  collectStarts(id, graph, starts, new Set());
  const isShell = [...starts].some((start) => graph.getModuleInfo(start)?.isEntry);
  const drawn = [...starts].flatMap((start) => drawnPageOf(start) ?? []);
  if (!isShell && drawn.length === 0) return null;
  if (id.includes('/node_modules/')) return 'libraries';
  // A drawn page's styles stand in the document before its scripts: one style sheet has them all.
  if (isShell || id.endsWith('.css') || [...starts].some(isOtherPage)) return 'page';
  return starts.size === 1 ? (drawn[0] ?? 'page') : 'drawn';
}

/** Pages of their own that the server does not draw, such as the charts: they should not load the drawn ones' parts. */
function isOtherPage(id: string): boolean {
  return /\/routes\/.+page\.tsx$/.test(id) && drawnPageOf(id) === undefined;
}

/** Groups for the bundler, the first first: a group takes along what its modules import, unless an earlier one did. */
export const pageChunks = ['libraries', 'page', 'drawn', ...Object.values(DRAWN_PAGES)].map((chunk, index) => ({
  name: (id: string, graph: Graph) => (pageChunk(id, graph) === chunk ? chunk : null),
  debugName: chunk,
  priority: 9 - index,
}));

/** The entries, and the modules loaded later, that cannot start without this one. */
function collectStarts(id: string, graph: Graph, starts: Set<string>, seen: Set<string>): void {
  if (seen.has(id)) return;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return;
  if (module.isEntry || module.dynamicImporters.length > 0) starts.add(id);
  for (const importer of module.importers) collectStarts(importer, graph, starts, seen);
}
