import type { HttpReply } from '../gateway/http-message.ts';
import type { CachePolicy } from '../template/distribution-plan.ts';

/**
 * How many seconds a reply may be served from the cache. It may then be served stale for some more seconds while a
 * fresh one is fetched.
 */
export interface Freshness {
  readonly freshS: number;
  readonly staleS: number;
}

/**
 * Computes the freshness from the reply's headers and the policy's bounds. CloudFront Developer Guide, 'Managing how
 * long content stays in the cache': s-maxage precedes max-age, and both are clamped to the policy's minimum and
 * maximum. An uncacheable reply stays for the minimum, a reply without such headers for the default.
 */
export function computeFreshness({ status, headers, cookies }: HttpReply, policy: CachePolicy): Freshness {
  if (policy.maxTtlS === 0 || status !== 200 || cookies.length > 0) return { freshS: 0, staleS: 0 };
  const directives = parseDirectives(headers['cache-control'] ?? '');
  if (['no-store', 'no-cache', 'private'].some((name) => directives.has(name)))
    return { freshS: policy.minTtlS, staleS: 0 };

  const stated = directives.get('s-maxage') ?? directives.get('max-age');
  const freshS = clamp(stated === undefined ? policy.defaultTtlS : Number(stated) || 0, policy.minTtlS, policy.maxTtlS);
  const staleS = Math.min(Number(directives.get('stale-while-revalidate') ?? 0) || 0, policy.maxTtlS);
  return { freshS, staleS };
}

function parseDirectives(header: string): ReadonlyMap<string, string> {
  const directives = header.split(',').map((part) => {
    const [name = '', value = ''] = part.trim().toLowerCase().split('=');
    return [name, value.replaceAll('"', '')] as const;
  });
  return new Map(directives);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
