import { type Call, pages, pathsOf } from '@groundswell/contracts';

/** The edge's handling of the calls of one path pattern. */
export interface PathPattern {
  /** As CloudFront matches it: `/forecast/*`. */
  readonly pattern: string;
  /** Whether any of its calls changes something. */
  readonly writes: boolean;
  /** Longest time a reply may stay at the edge, fresh or stale, seconds; 0 for not cached. */
  readonly keptS: number;
  /** The cache key besides the path. */
  readonly queryKeys: readonly string[];
  readonly isPage: boolean;
  /** The path without its last segment is a page of the app: `/nearby` beside `/nearby/*`. */
  readonly isBesidePage: boolean;
  /** Its replies have the site's own address in them. */
  readonly namesSite: boolean;
  /** Its path holds a place, degrees, which can be written in many ways. */
  readonly isPlace: boolean;
  readonly readsToken: boolean;
  /** The open API: pages of any site may ask, and what is kept differs by key. */
  readonly isOpen: boolean;
}

/** All of the open API is one pattern, and so is all that readers ask of the blog: a distribution has 75 of them. */
const OPEN = '/v1/*';
const BLOG = '/canvas-ui/api/*';
/** And its pages, but for the first. */
const BLOG_PAGES = '/blog/*';

/** A path with this prefix and no pattern of its own is a call, or a call's 404. */
const REST: PathPattern = {
  pattern: '/api/*',
  writes: true,
  keptS: 0,
  queryKeys: [],
  isPage: false,
  isBesidePage: false,
  namesSite: false,
  isPlace: false,
  readsToken: true,
  isOpen: false,
};

/** The path patterns of all calls, the more specific ones first, since CloudFront takes the first match. */
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
  return {
    pattern,
    writes,
    keptS: writes ? 0 : Math.max(...sharing.map(keptS)),
    queryKeys: [...new Set(sharing.flatMap(queryKeysOf))].sort(),
    isPage: sharing.some(({ page }) => page),
    isBesidePage: pages.some((page) => pattern === `${page}/*`),
    namesSite: sharing.some(({ page, namesSite, isOpen }) => page || namesSite || isOpen),
    isPlace: sharing.some(({ path }) => path.includes('{lat}')),
    readsToken: sharing.some(({ access, readsToken }) => access !== 'anyone' || readsToken),
    isOpen: pattern === OPEN,
  };
}

/** CloudFront bounds a reply's stale time by the same maximum as its fresh time. */
function keptS({ cache }: Call): number {
  return cache && cache.edgeS > 0 ? Math.max(cache.edgeS, cache.staleS ?? 0) : 0;
}

function queryKeysOf({ query }: Call): string[] {
  return query && 'entries' in query && typeof query.entries === 'object' && query.entries
    ? Object.keys(query.entries)
    : [];
}

/** Named segments before `*`, segment by segment; of two equal ones the longer first. */
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
