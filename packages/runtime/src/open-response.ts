import type { Cache } from '@groundswell/contracts';
import { cacheControl, type HttpResponse, jsonResponse, withEtag } from './response.ts';

/** Headers of every reply of the open API: pages of any site may read it, and browsers send it no cookies. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, ratelimit, ratelimit-policy, retry-after, x-request-id',
  vary: 'authorization',
};

/**
 * Computes the Cache-Control of a reply. With an API key, only the client may cache the reply. Each call then reaches
 * the counter, and a revoked key stops working. `trueS` is the number of seconds for which the reply is correct.
 */
export function openCacheControl(cache: Cache | undefined, hasKey: boolean, trueS?: number): string {
  return hasKey && cache ? `private, max-age=${cache.browserS}` : cacheControl(cache, hasKey, trueS);
}

/** Builds a reply with its ETag, or a 304 without a body if the client already has this version. */
export function openResponse(
  body: unknown,
  headers: Record<string, string>,
  ifNoneMatch: string | undefined,
): HttpResponse {
  const reply = withEtag(jsonResponse(200, body, headers));
  if (!listsTag(ifNoneMatch, reply.headers?.etag)) return reply;
  const { 'content-type': _, ...kept } = reply.headers ?? {};
  return { statusCode: 304, headers: kept };
}

/** Compares weakly (RFC 9110, 13.1.2), because the edge marks an ETag as weak when it compresses. */
function listsTag(header: string | undefined, known: unknown): boolean {
  return header?.split(',').some((tag) => ['*', known].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
