import type { HttpRequest } from '../gateway/http-message.ts';
import type { Behaviour, Origin, Selection } from '../template/distribution-plan.ts';
import type { Encoding } from './compress.ts';
import { pairsOf, selectPairs, selects } from './selection.ts';

/** What tells two replies apart: path, method, and what of headers, cookies and query the cache policy takes. */
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

/** Hop-by-hop and conditional headers stay at the edge: it answers conditions and ranges itself. */
const KEPT_AT_EDGE = new Set([
  'connection',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'range',
  'transfer-encoding',
]);
const ALWAYS_SENT = new Set(['content-type', 'content-length']);

const VIEWER_ADDRESS = 'cloudfront-viewer-address';

/**
 * Whether CloudFront says itself where the viewer is: where a policy names that header, and where it takes all but some,
 * which adds CloudFront's own (guide, 'Use managed origin request policies', AllViewerExceptHostHeader).
 */
function tellsAddress({ mode, names }: Selection): boolean {
  return mode === 'allBut' ? !names.has(VIEWER_ADDRESS) : mode !== 'none' && names.has(VIEWER_ADDRESS);
}

/** The request as the origin gets it: only what the cache key holds or the origin request policy adds. */
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
  const address = tellsAddress(cache.headers) || (originRequest !== undefined && tellsAddress(originRequest.headers));

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
      ...(address && { [VIEWER_ADDRESS]: `${request.sourceIp}:${request.sourcePort ?? 0}` }),
      ...origin.headers,
    },
  };
}
