import { type Call, pages, pathsOf } from '@groundswell/contracts';

/** The edge's handling of the calls with one path pattern. */
export interface PathPattern {
  /** The pattern in CloudFront's form: `/forecast/*`. */
  readonly pattern: string;
  /** Whether a call with this pattern changes data. */
  readonly writes: boolean;
  /** The longest time that the edge may keep a reply, fresh or stale, in seconds; 0 for uncached. */
  readonly keptS: number;
  /** The query parameters of the cache key. */
  readonly queryKeys: readonly string[];
  readonly isPage: boolean;
  /** Whether the path without its last segment is a page of the app: `/nearby` beside `/nearby/*`. */
  readonly isBelowPage: boolean;
  /** Whether replies contain the site's own address. */
  readonly namesSite: boolean;
  /**
   * Whether the path contains coordinates. The edge normalizes them, because the same coordinates can be written in
   * many ways.
   */
  readonly isPlace: boolean;
  readonly readsToken: boolean;
  /**
   * Whether the pattern belongs to the open API. Pages of any site may call the open API, and a cached reply depends on
   * the API key.
   */
  readonly isOpen: boolean;
}

/**
 * The open API shares one path pattern, and so do the blog's calls for readers, because a distribution has at most 75
 * patterns.
 */
const OPEN = '/v1/*';
const BLOG = '/canvas-ui/api/*';
/** The blog's pages share one path pattern, except the blog's first page. */
const BLOG_PAGES = '/blog/*';

/**
 * The pattern for all `/api/` paths without a pattern of their own: uncached calls, and unknown paths, which get a 404.
 */
const REST: PathPattern = {
  pattern: '/api/*',
  writes: true,
  keptS: 0,
  queryKeys: [],
  isPage: false,
  isBelowPage: false,
  namesSite: false,
  isPlace: false,
  readsToken: true,
  isOpen: false,
};

/** Lists the path patterns of all calls, the more specific ones first, since CloudFront takes the first match. */
export function listPathPatterns(calls: readonly Call[]): readonly PathPattern[] {
  const names = new Set(calls.flatMap(patternNames));
  const patterns = [...names].map((name) =>
    patternOf(
      name,
      calls.filter((called) => patternNames(called).includes(name)),
    ),
  );
  const ownPatterns = patterns.filter(({ pattern, keptS }) => !pattern.startsWith('/api/') || keptS > 0);
  return [...ownPatterns.sort((a, b) => compareByDetail(a.pattern, b.pattern)), REST];
}

function patternNames(called: Call): string[] {
  if (called.isOpen) return [OPEN];
  return pathsOf(called).map(
    (path) =>
      [BLOG, BLOG_PAGES].find((one) => path.startsWith(one.replace('*', ''))) ?? path.replaceAll(/\{\w+\}/g, '*'),
  );
}

function patternOf(pattern: string, sharing: readonly Call[]): PathPattern {
  const writes = sharing.some(({ method }) => method !== 'GET');
  // No page is below `/api/`, though a page's call may have an alias there.
  const isPage = !pattern.startsWith('/api/') && sharing.some(({ page }) => page);
  return {
    pattern,
    writes,
    keptS: writes ? 0 : Math.max(...sharing.map(keptS)),
    queryKeys: [...new Set(sharing.flatMap(queryKeysOf))].sort(),
    isPage,
    isBelowPage: pages.some((page) => pattern === `${page}/*`),
    namesSite: isPage || sharing.some(({ namesSite, isOpen }) => namesSite || isOpen),
    isPlace: sharing.some(({ path }) => path.includes('{lat}')),
    readsToken: sharing.some(({ access, readsToken }) => access !== 'anyone' || readsToken),
    isOpen: pattern === OPEN,
  };
}

/** Returns the larger of the fresh and the stale time, because CloudFront limits each of them by the same maximum. */
function keptS({ cache }: Call): number {
  return cache && cache.edgeS > 0 ? Math.max(cache.edgeS, cache.staleS ?? 0) : 0;
}

function queryKeysOf({ query }: Call): string[] {
  return query && 'entries' in query && typeof query.entries === 'object' && query.entries
    ? Object.keys(query.entries)
    : [];
}

/** Orders patterns segment by segment, literal segments before `*`; of two equal ones, the longer comes first. */
function compareByDetail(a: string, b: string): number {
  const [inA, inB] = [a.split('/'), b.split('/')];
  for (const [index, segment] of inA.entries()) {
    const other = inB[index];
    if (other === undefined) return -1;
    if (segment === other) continue;
    if (segment === '*' || other === '*') return segment === '*' ? 1 : -1;
    return segment < other ? -1 : 1;
  }
  return inB.length > inA.length ? 1 : 0;
}
