interface Module {
  readonly code: string | null;
  readonly exports: readonly string[];
  readonly isEntry: boolean;
  /** The modules that import this one statically. */
  readonly importers: readonly string[];
  /** The modules that import this one dynamically. */
  readonly dynamicImporters: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/**
 * The pages that the server renders, by module file, with the names of their chunks. Such a chunk loads beside the
 * shell, and only on its own page.
 */
const DRAWN_PAGES = {
  'routes/forecast/forecast-route-page.tsx': 'forecast',
  'routes/home/home-page.tsx': 'home',
  'routes/compare/compare-route-page.tsx': 'compare',
};

/**
 * Pages that the server also renders, but that work without scripts; `preload-parts.ts` lists their scripts and styles.
 */
const READ_PAGES = ['routes/blog/blog-pages.tsx', 'routes/status/status-route-page.tsx'];

/** The page with the charts' map. */
const MAPS = '/routes/charts/maps-page.tsx';
const NEARBY = '/routes/nearby/nearby-route-page.tsx';
/**
 * The map picture of the home page, which loads separately. A chunk that it shares with the charts must not include the
 * charts' code.
 */
const PLATE = '/features/home/plate/plate-picture.tsx';

/** Whether the server's renderer must contain this module, which browsers load later. */
export function isServerRendered(id: string): boolean {
  return drawnPageOf(id) !== undefined || READ_PAGES.some((file) => id.endsWith(`/${file}`));
}

/** Returns the name of the server-rendered page that a module contains; undefined for other modules. */
export function drawnPageOf(id: string): string | undefined {
  return Object.entries(DRAWN_PAGES).find(([file]) => id.endsWith(`/${file}`))?.[1];
}

/**
 * Assigns modules that the shell does not need to a few chunks. Each server-rendered page has a chunk. Further chunks
 * hold the modules that these pages share with the charts, with the nearby page, or with each other. One more holds the
 * modules that the charts share. By default the bundler would make many small files, which means 17 more requests.
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
 * Builds the bundler's chunk groups. Every page needs the first two: the libraries and the shell. Browsers cache the
 * libraries across versions of the site and evaluate them in a separate task. A group includes its modules' imports,
 * unless an earlier group has them.
 */
export function pageChunks() {
  // The bundler tests every module against each group, so the results are cached.
  const chunks = new Map<string, string | null>();
  const chunkOf = (id: string, graph: Graph) => {
    const chunk = chunks.has(id) ? (chunks.get(id) ?? null) : pageChunk(id, graph);
    chunks.set(id, chunk);
    return chunk;
  };
  return [
    { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
    // `after-paint.ts` must be a file of its own, because it runs before the page.
    { name: 'page', test: (id: string) => !id.endsWith('/after-paint.ts'), tags: ['$initial' as const] },
    ...['drawn-and-map', 'map', 'drawn-and-nearby', 'drawn', ...Object.values(DRAWN_PAGES)].map((chunk) => ({
      name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
      debugName: chunk,
    })),
  ].map((group, index) => ({ ...group, priority: 9 - index }));
}

/** Collects the entries and dynamically imported modules that import this module statically, directly or indirectly. */
function collectStarts(id: string, graph: Graph, starts: Set<string>, seen: Set<string>): void {
  if (seen.has(id)) return;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return;
  if (module.isEntry || module.dynamicImporters.length > 0) starts.add(id);
  for (const importer of importersOf(module, graph)) collectStarts(importer, graph, starts, seen);
}

/**
 * Returns a module's importers. A package's index imports the whole package and would link every importer to every
 * module. The index is therefore replaced by those of its importers that use an export of this module.
 */
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
