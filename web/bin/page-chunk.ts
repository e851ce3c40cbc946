interface Module {
  readonly code: string | null;
  readonly exports: readonly string[];
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

/** Pages with a map. */
const MAPS = '/routes/charts/maps-page.tsx';
const NEARBY = '/routes/nearby/nearby-route-page.tsx';
/** The first page's picture, which it loads by itself: what it shares with the charts must not bring them along. */
const PLATE = '/features/home/plate/plate-picture.tsx';

/** Whether the server's renderer has to contain a module that is loaded later elsewhere. */
export function isDrawnByServer(id: string): boolean {
  return drawnPageOf(id) !== undefined || READ_PAGES.some((file) => id.endsWith(`/${file}`));
}

/** The name of a page that the server draws, of the module that holds it. */
export function drawnPageOf(id: string): string | undefined {
  return Object.entries(DRAWN_PAGES).find(([file]) => id.endsWith(`/${file}`))?.[1];
}

/**
 * Assigns modules that the shell does not need to few chunks: each page that the server draws; what these share with one
 * another or their windows, with the charts, and with the nearby page; and what the charts share with others. Left alone
 * the bundler makes a file of every few modules that a page and a later part share: 17 requests more.
 */
export function pageChunk(id: string, graph: Graph): string | null {
  const starts = new Set<string>();
  collectStarts(id, graph, starts, new Set());
  const drawn = [...starts].flatMap((start) => drawnPageOf(start) ?? []);
  if (starts.size === 1) return drawn[0] ?? null;
  const isOf = (page: string) => [...starts].some((start) => start.endsWith(page));
  const isDrawn = drawn.length > 0 || isOf(PLATE);
  if (isOf(MAPS)) return isDrawn ? 'drawn-and-map' : 'map';
  if (drawn.length === 0) return null;
  return isOf(NEARBY) ? 'drawn-and-nearby' : 'drawn';
}

/**
 * Groups for the bundler: first what every page needs to start, the libraries, which browsers keep over new versions of
 * the site and which run as a task of their own, and the shell. A group takes along what its modules import, unless an
 * earlier one did.
 */
export function pageChunks() {
  // Each group asks for every module.
  const chunks = new Map<string, string | null>();
  const chunkOf = (id: string, graph: Graph) => {
    const chunk = chunks.has(id) ? (chunks.get(id) ?? null) : pageChunk(id, graph);
    chunks.set(id, chunk);
    return chunk;
  };
  return [
    { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
    // `after-paint.ts` runs before the page, as its own file.
    { name: 'page', test: (id: string) => !id.endsWith('/after-paint.ts'), tags: ['$initial' as const] },
    ...['drawn-and-map', 'map', 'drawn-and-nearby', 'drawn', ...Object.values(DRAWN_PAGES)].map((chunk) => ({
      name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
      debugName: chunk,
    })),
  ].map((group, index) => ({ ...group, priority: 9 - index }));
}

/** The entries, and the modules loaded later, that cannot start without this one. */
function collectStarts(id: string, graph: Graph, starts: Set<string>, seen: Set<string>): void {
  if (seen.has(id)) return;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return;
  if (module.isEntry || module.dynamicImporters.length > 0) starts.add(id);
  for (const importer of importersOf(module, graph)) collectStarts(importer, graph, starts, seen);
}

/** A package's index is looked through: it imports all of it, and its importers name what they take. */
function importersOf({ importers, exports }: Module, graph: Graph): readonly string[] {
  const named = new RegExp(`\\b(?:${exports.filter((name) => /^\w+$/.test(name)).join('|')})\\b`);
  return importers.flatMap((importer) =>
    isIndex(importer)
      ? (graph.getModuleInfo(importer)?.importers ?? []).filter((one) =>
          named.test(graph.getModuleInfo(one)?.code ?? ''),
        )
      : importer,
  );
}

function isIndex(id: string): boolean {
  return /\/packages\/\w+\/src\/index\.ts$/.test(id);
}
