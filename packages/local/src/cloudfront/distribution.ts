import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import type { Behaviour, DistributionPlan } from '../template/distribution-plan.ts';
import { chooseEncoding, compressReply, type Encoding } from './compress.ts';
import { applyConditions } from './conditional.ts';
import { createEdgeCache, type EdgeCache } from './edge-cache.ts';
import { compileRequestFunction, compileResponseFunction } from './edge-function.ts';
import { computeFreshness } from './freshness.ts';
import { matchesPath } from './match-path.ts';
import { cacheKeyOf, toOriginRequest } from './origin-request.ts';
import type { FetchOrigin } from './origins.ts';
import { applyHeadersPolicy } from './reply-headers.ts';

/** Creates a CloudFront distribution: the first behaviour whose pattern matches answers, from its cache if allowed. */
export function createDistribution(
  plan: DistributionPlan,
  fetcherOf: (host: string) => FetchOrigin | undefined,
  cache: EdgeCache = createEdgeCache(),
): (request: HttpRequest) => Promise<HttpReply> {
  const fetching = new Map<string, Promise<HttpReply>>();
  const functions = new Map(plan.behaviours.map((behaviour) => [behaviour, compileFunctions(behaviour)]));

  return async (viewed) => {
    const behaviour = plan.behaviours.find(({ pattern }) => matchesPath(pattern, viewed.path));
    if (!behaviour) throw new Error(`No behaviour of ${plan.name} matches ${viewed.path}.`);
    if (!behaviour.allowedMethods.has(viewed.method)) return refusal(viewed.method);

    const rooted = viewed.path === '/' && plan.rootObject ? { ...viewed, path: `/${plan.rootObject}` } : viewed;
    const { onRequest, onResponse } = functions.get(behaviour) ?? {};
    const decided = await (onRequest?.(rooted) ?? { request: rooted });
    const reply = 'reply' in decided ? decided.reply : await answer(decided.request, behaviour);
    const shown = applyHeadersPolicy(applyConditions(viewed, reply), behaviour.responseHeaders);
    // CloudFront runs no viewer-response function on an error, nor on a reply that a viewer-request function generated.
    return onResponse && 'request' in decided && shown.status < 400 ? onResponse(decided.request, shown) : shown;
  };

  async function answer(request: HttpRequest, behaviour: Behaviour): Promise<HttpReply> {
    const encoding = behaviour.compress
      ? chooseEncoding(request.headers['accept-encoding'], behaviour.cache)
      : 'identity';
    const isCacheable = behaviour.cache.maxTtlS > 0 && (request.method === 'GET' || request.method === 'HEAD');
    if (!isCacheable) return withCacheHeader(await fetchReply(request, behaviour, encoding), 'Miss from cloudfront');

    const key = cacheKeyOf(request, behaviour, encoding);
    const found = cache.find(key);
    if (found) {
      // A stale reply triggers a request to the origin in the background. If that request fails, the stale reply stays
      // in the cache, and the next request tries again.
      if (found.isStale) fetchInto(key, { ...request, method: 'GET' }, behaviour, encoding).catch(() => undefined);
      return withCacheHeader(found.reply, 'Hit from cloudfront', found.ageS);
    }
    const reply =
      request.method === 'HEAD'
        ? await fetchReply(request, behaviour, encoding)
        : await fetchInto(key, request, behaviour, encoding);
    return withCacheHeader(reply, 'Miss from cloudfront');
  }

  /** Coalesces concurrent requests for one key into one origin request, if the reply is cacheable. */
  async function fetchInto(
    key: string,
    request: HttpRequest,
    behaviour: Behaviour,
    encoding: Encoding,
  ): Promise<HttpReply> {
    const running = fetching.get(key);
    if (running !== undefined) {
      const shared = await running;
      if (computeFreshness(shared, behaviour.cache).freshS > 0) return shared;
    }
    const fresh = fetchReply(request, behaviour, encoding).finally(() => fetching.delete(key));
    fetching.set(key, fresh);
    const reply = await fresh;
    const freshness = computeFreshness(reply, behaviour.cache);
    if (freshness.freshS > 0) cache.keep(key, reply, freshness);
    return reply;
  }

  async function fetchReply(request: HttpRequest, behaviour: Behaviour, encoding: Encoding): Promise<HttpReply> {
    const origin = plan.origins.get(behaviour.originId);
    const fetchOrigin = origin && fetcherOf(origin.host);
    if (!fetchOrigin) throw new Error(`The origin ${behaviour.originId} leads nowhere.`);
    const reply = await fetchOrigin(toOriginRequest(request, behaviour, origin, encoding));
    return compressReply(await replaceError(reply, request), encoding);
  }

  /** Replaces an error reply by the distribution's custom error page, if there is one. */
  async function replaceError(reply: HttpReply, request: HttpRequest): Promise<HttpReply> {
    const custom = plan.customErrors.find(({ status, pagePath }) => status === reply.status && pagePath !== undefined);
    if (custom?.pagePath === undefined || request.path === custom.pagePath) return reply;
    const behaviour = plan.behaviours.find(({ pattern }) => matchesPath(pattern, custom.pagePath ?? ''));
    if (!behaviour) return reply;
    const page = await fetchReply({ ...request, method: 'GET', path: custom.pagePath }, behaviour, 'identity');
    return { ...page, status: custom.responseStatus ?? reply.status };
  }
}

function compileFunctions({ onRequest, onResponse }: Behaviour) {
  return {
    onRequest: onRequest === undefined ? undefined : compileRequestFunction(onRequest),
    onResponse: onResponse === undefined ? undefined : compileResponseFunction(onResponse),
  };
}

function withCacheHeader(reply: HttpReply, xCache: string, ageS?: number): HttpReply {
  const headers = { ...reply.headers, 'x-cache': xCache };
  return { ...reply, headers: ageS === undefined ? headers : { ...headers, age: String(Math.floor(ageS)) } };
}

function refusal(method: string): HttpReply {
  const body = Buffer.from(`<html><body>The distribution does not allow ${method.slice(0, 16)} here.</body></html>`);
  return { status: 403, headers: { 'content-type': 'text/html' }, cookies: [], body };
}
