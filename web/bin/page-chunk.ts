interface Module {
  readonly isEntry: boolean;
  /** The modules that cannot run without this one. */
  readonly importers: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/**
 * Names the chunk of what a page cannot start without, for the bundler: libraries, which a new version of the site leaves
 * in the browser and which start in a task of their own, and the page. Left alone it makes a file of every few modules
 * that a page and a part loaded later have in common: 17 requests more.
 */
export function pageChunk(id: string, graph: Graph): string | null {
  // It comes before the page, and alone.
  if (id.endsWith('/after-paint.ts')) return null;
  if (!startsWith(id, graph, new Set())) return null;
  return id.includes('/node_modules/') ? 'libraries' : 'page';
}

function startsWith(id: string, graph: Graph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((importer) => startsWith(importer, graph, seen)));
}
