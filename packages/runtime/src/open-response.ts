import type { Cache } from '@groundswell/contracts';
import { cacheControl, type HttpResponse, jsonResponse, withTag } from './response.ts';

/** Headers of every reply of the open API: pages of any site may read it, and never with a reader's cookies. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, ratelimit, ratelimit-policy, retry-after, x-request-id',
  vary: 'authorization',
};

/** A key's reply stays in its own client: nothing between keeps it, so that each call counts and a revoked key ends. */
export function openCacheControl(cache: Cache | undefined, hasKey: boolean, trueS?: number): string {
  return hasKey && cache ? `private, max-age=${cache.browserS}` : cacheControl(cache, hasKey, trueS);
}

/** A reply with its ETag, or 304 without a body where the client has this one already. */
export function openResponse(
  body: unknown,
  headers: Record<string, string>,
  ifNoneMatch: string | undefined,
): HttpResponse {
  const reply = withTag(jsonResponse(200, body, headers));
  if (!listsTag(ifNoneMatch, reply.headers?.etag)) return reply;
  const { 'content-type': _, ...kept } = reply.headers ?? {};
  return { statusCode: 304, headers: kept };
}

/** Weak comparison (RFC 9110, 13.1.2): the edge marks a tag as weak where it compresses. */
function listsTag(header: string | undefined, known: unknown): boolean {
  return header?.split(',').some((tag) => ['*', known].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
