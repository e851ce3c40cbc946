import type { Call } from '@groundswell/contracts';

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
  readonly readsToken: boolean;
}

/** A path with this prefix and no pattern of its own is a call, or a call's 404. */
const REST: PathPattern = {
  pattern: '/api/*',
  writes: true,
  keptS: 0,
  queryKeys: [],
  isPage: false,
  readsToken: true,
};

/** The path patterns of all calls, the more specific ones first, since CloudFront takes the first match. */
export function listPathPatterns(calls: readonly Call[]): readonly PathPattern[] {
  const names = new Set(calls.map(patternName));
  const patterns = [...names].map((name) =>
    patternOf(
      name,
      calls.filter((called) => patternName(called) === name),
    ),
  );
  const ownPatterns = patterns.filter(({ pattern, keptS }) => !pattern.startsWith('/api/') || keptS > 0);
  return [...ownPatterns.sort((a, b) => compareByDetail(a.pattern, b.pattern)), REST];
}

function patternName({ path }: Call): string {
  return path.replaceAll(/\{\w+\}/g, '*');
}

function patternOf(pattern: string, sharing: readonly Call[]): PathPattern {
  const writes = sharing.some(({ method }) => method !== 'GET');
  return {
    pattern,
    writes,
    keptS: writes ? 0 : Math.max(...sharing.map(keptS)),
    queryKeys: [...new Set(sharing.flatMap(queryKeysOf))].sort(),
    isPage: sharing.some(({ page }) => page),
    readsToken: sharing.some(({ access, readsToken }) => access !== 'anyone' || readsToken),
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
