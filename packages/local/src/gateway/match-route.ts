import type { RoutePlan } from '../template/plan.ts';

export interface MatchedRoute {
  readonly route: RoutePlan;
  /** The decoded values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: RoutePlan;
  readonly method: string;
  readonly segments: readonly string[];
}

/**
 * Finds the route of a request as API Gateway does: a full match precedes `{name}`, which precedes `{name+}`;
 * `$default` comes last. Of two equal matches, the one that names the method wins. HTTP API guide, 'Routing API
 * requests'.
 */
export function createRouter(routes: readonly RoutePlan[]): (method: string, path: string) => MatchedRoute | undefined {
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  const patterns = routes
    .filter((route) => route !== fallback)
    .map((route): Pattern => {
      const [method = '', path = ''] = route.routeKey.split(' ');
      return { route, method, segments: segmentsOf(path) };
    })
    .sort(byDetail);

  return (method, path) => {
    const segments = segmentsOf(path);
    for (const pattern of patterns) {
      if (pattern.method !== 'ANY' && pattern.method !== method) continue;
      const params = matchSegments(pattern.segments, segments);
      if (params) return { route: pattern.route, params };
    }
    return fallback && { route: fallback, params: {} };
  };
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').slice(1);
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const name = /^\{([^}+]+)(\+?)\}$/.exec(part);
    const segment = segments[index];
    if (segment === undefined || (name && segment === '')) return undefined;
    if (name?.[2]) return { ...params, [name[1] ?? '']: segments.slice(index).map(decode).join('/') };
    if (!name && part !== segment) return undefined;
    if (name) params[name[1] ?? ''] = decode(segment);
  }
  return pattern.length === segments.length ? params : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Compares patterns segment by segment: literal before `{name}` before `{name+}`; then a named method before ANY. */
function byDetail(a: Pattern, b: Pattern): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index++) {
    const difference = looseness(a.segments[index]) - looseness(b.segments[index]);
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

function looseness(segment: string | undefined): number {
  if (segment === undefined) return 3;
  if (!segment.startsWith('{')) return 0;
  return segment.endsWith('+}') ? 2 : 1;
}
