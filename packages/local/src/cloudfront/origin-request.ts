import type { HttpRequest } from '../gateway/http-message.ts';
import type { Behaviour, Origin, Selection } from '../template/distribution-plan.ts';
import type { Encoding } from './compress.ts';
import { pairsOf, selectPairs, selects } from './selection.ts';

/** Builds the cache key: the path, and the headers, cookies and query values that the cache policy selects. */
export function cacheKeyOf(request: HttpRequest, { cache }: Behaviour, encoding: Encoding): string {
  const headers = Object.entries(request.headers).filter(([name]) => selects(cache.headers, name));
  return JSON.stringify([
    request.path,
    selectPairs(pairsOf(request.query), cache.query),
    headers.sort(([a], [b]) => (a < b ? -1 : 1)),
    selectPairs(request.cookies, cache.cookies),
    encoding,
  ]);
}

/**
 * Headers that the edge does not forward: hop-by-hop headers, and conditional and range headers, which the edge
 * evaluates itself. Writes need `if-match`, so the edge forwards it if a policy names it.
 */
const KEPT_AT_EDGE = new Set(['connection', 'if-modified-since', 'if-none-match', 'range', 'transfer-encoding']);
const ALWAYS_SENT = new Set(['content-type', 'content-length']);

/** Headers that CloudFront sets about a viewer; a viewer's own values are overwritten. */
const OWN_HEADERS: Readonly<Record<string, (request: HttpRequest) => string>> = {
  'cloudfront-viewer-address': ({ sourceIp, sourcePort }) => `${sourceIp}:${sourcePort ?? 0}`,
  // The local site is served over plain HTTP.
  'cloudfront-forwarded-proto': () => 'http',
};

/**
 * Whether CloudFront adds the header: if a policy names it, or if the policy selects all headers except listed ones.
 * Guide, 'Use managed origin request policies', AllViewerExceptHostHeader.
 */
function addsHeader({ mode, names }: Selection, name: string): boolean {
  return mode === 'allBut' ? !names.has(name) : mode !== 'none' && names.has(name);
}

/**
 * Returns the request as the origin receives it, with only what the cache policy or the origin request policy selects.
 */
export function toOriginRequest(
  request: HttpRequest,
  { cache, originRequest }: Behaviour,
  origin: Origin,
  encoding: Encoding,
): HttpRequest {
  const isSent = (name: string) =>
    selects(cache.headers, name) ||
    (originRequest !== undefined && selects(originRequest.headers, name)) ||
    (ALWAYS_SENT.has(name) && request.body.length > 0);
  const sent = Object.entries(request.headers).filter(([name]) => isSent(name) && !KEPT_AT_EDGE.has(name));
  const { host: viewerHost, ...headers } = Object.fromEntries(sent);
  const forwardsHost = viewerHost !== undefined;
  const policies = [cache.headers, ...(originRequest ? [originRequest.headers] : [])];
  const own = Object.entries(OWN_HEADERS).filter(([name]) => policies.some((policy) => addsHeader(policy, name)));

  return {
    ...request,
    path: origin.path + request.path,
    query: selectPairs(pairsOf(request.query), cache.query, originRequest?.query).join('&'),
    cookies: selectPairs(request.cookies, cache.cookies, originRequest?.cookies),
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...headers,
      ...(encoding === 'identity' ? {} : { 'accept-encoding': encoding }),
      host: forwardsHost ? viewerHost : origin.host,
      via: '1.1 local (CloudFront)',
      'x-forwarded-for': request.sourceIp,
      ...Object.fromEntries(own.map(([name, read]) => [name, read(request)])),
      ...origin.headers,
    },
  };
}
