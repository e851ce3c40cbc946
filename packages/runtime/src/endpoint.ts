import {
  type BodyOf,
  type Cache,
  type Call,
  type ErrorEnvelope,
  failuresOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  reason,
} from '@groundswell/contracts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { type Cookies, cookieMiddleware, cookiesOf } from './cookies.ts';
import { InvalidRequestError, NotFoundError } from './errors.ts';
import { logLine } from './log.ts';
import { embedMetrics, type Measured } from './metrics.ts';
import { OPEN_HEADERS, openCacheControl, openResponse } from './open-response.ts';
import { parse, parseJson } from './parse.ts';
import { refuseForeign, requireJson, siteOf } from './refuse-foreign.ts';
import {
  bytesResponse,
  cacheControl,
  envelopeOf,
  type HttpResponse,
  jsonResponse,
  pageResponse,
  withEtagIfCacheable,
} from './response.ts';
import { type SentRequest, sentOf } from './sent-request.ts';
import { traceField } from './trace.ts';
import { type FindUser, readUser, type User } from './user.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export interface Request<C extends Call, U extends User = never> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /**
   * The user; a promise if the call is open to anyone, so that the handler can read public data meanwhile. A call of
   * the open API awaits the user first, because an unknown API key is refused.
   */
  readonly user: C['access'] extends 'anyone' ? (C extends Open ? U | undefined : Promise<U | undefined>) : U;
  readonly visitor: Visitor;
  readonly cookies: Cookies;
  /** The raw request, for a signature over its bytes. */
  readonly sent: SentRequest;
  /** The site's own origin as a browser writes it: 'https://waves.example', with a non-default port if there is one. */
  readonly site: string;
}
export type Handle<C extends Call, U extends User = never> = (request: Request<C, U>) => Promise<ReplyOf<C>>;

/**
 * A page's content: the reply, or the error in its place. `site` is the site's own address, 'https://host'; `path` is
 * the requested path, `lang` the language as the request gives it.
 */
export type PageContent<C extends Call> = { site: string; path: string } & (
  | { reply: ReplyOf<C>; query: QueryOf<C> }
  | { failed: ErrorEnvelope; status: number; lang?: string | undefined }
);
export interface EndpointOptions<C extends Call, U extends User = never> {
  /** Renders the page of a call whose path is also a page. */
  readonly page?: (content: PageContent<C>) => Promise<string>;
  /** Whether a request is for the page; `isPageRequest` by default. */
  readonly isForPage?: (event: APIGatewayProxyEventV2) => boolean;
  /** Whether the reply will soon be out of date, so that it is not cached. */
  readonly isBrief?: (reply: ReplyOf<C>) => boolean;
  readonly headersOf?: (request: Request<C, U>, reply: ReplyOf<C>) => Record<string, string>;
  /** Returns the instant at which a reply becomes wrong; no cache keeps it longer. */
  readonly expires?: (reply: ReplyOf<C>) => string | undefined;
  /** Returns metrics of a reply for the call's log line, beside those that each call has. */
  readonly measures?: (reply: ReplyOf<C>) => Measured;
}
type OpenCall = Call & { readonly access: 'anyone' };
type Open = { readonly isOpen: true };

/**
 * Creates a Lambda for a call that is open to anyone and does not identify its user. It parses the request, refuses
 * requests from other sites, sets cache and security headers, logs one line and turns errors into the JSON error
 * envelope. The handler gets typed values and returns the reply, or throws an HttpError.
 */
export function endpoint<C extends OpenCall>(called: C, handle: Handle<C>, options: EndpointOptions<C> = {}) {
  return personalEndpoint<C, never>(async () => undefined, called, handle, options);
}

/**
 * Creates a Lambda for any call, as `endpoint` does. It also finds the user, and refuses users without access to the
 * call.
 */
export function personalEndpoint<C extends Call, U extends User>(
  findUser: FindUser<U>,
  called: C,
  handle: Handle<C, U>,
  options: EndpointOptions<C, U> = {},
) {
  const measured = new WeakMap<APIGatewayProxyEventV2, Measured>();
  const lambda = middy<APIGatewayProxyEventV2, HttpResponse>()
    .use(logging(called, measured))
    .use(cookieMiddleware())
    .use(failing(called, options))
    .handler(async (event) => {
      refuseForeign(called, event);
      requireJson(called, event);
      const found = readUser(event.headers.authorization, called, findUser);
      // The error is thrown where `found` is awaited. Parsing or the handler may fail earlier, so an unhandled
      // rejection is prevented here.
      found.catch(() => undefined);
      // Access is checked before parsing, so that a caller without access learns nothing about the call's parameters.
      const user = called.access === 'anyone' && !called.isOpen ? found : await found;
      const params = parsePath(called, event, isForPage(event, options));
      const query = parse(called.query, event.queryStringParameters ?? {});
      const raw = { text: event.body, isBase64Encoded: event.isBase64Encoded };
      const rules = { limitKb: called.bodyLimitKb, cleansTexts: called.cleansTexts };
      const body = called.body && parse(called.body, parseJson(raw, rules));
      const asker = {
        user,
        visitor: visitorOf(event),
        cookies: cookiesOf(event),
        site: siteOf(event),
        sent: sentOf(event),
      };

      if (called.acts && event.requestContext.http?.method === 'HEAD')
        return jsonResponse(200, undefined, successHeaders(called, undefined, event, query, true, undefined));

      const request = { params, query, body, ...asker } as Request<C, U>;
      const reply = await handle(request);
      if (process.env.CHECK_REPLIES) v.parse(called.reply, reply);
      if (options.measures) measured.set(event, options.measures(reply));

      const cache = options.isBrief?.(reply) ? undefined : called.cache;
      const headers = {
        ...successHeaders(called, cache, event, query, (await found) !== undefined, options.expires?.(reply)),
        ...options.headersOf?.(request, reply),
      };
      if (called.isOpen) return openResponse(reply, headers, event.headers['if-none-match']);
      if (called.replyType && reply instanceof Uint8Array)
        return withEtagIfCacheable(bytesResponse(200, reply, called.replyType, headers));
      return options.page && isForPage(event, options)
        ? pageResponse(200, await options.page({ ...placeOf(event), reply, query: request.query }), headers)
        : withEtagIfCacheable(jsonResponse(200, reply, headers));
    });
  return Object.assign(lambda, { call: called as Call });
}

/**
 * Whether the request is for the page rather than the call. CloudFront decides this and sets a header. Without the
 * header, this function applies CloudFront's rule: a request is for the call if it has `isAjax=true`, or accepts JSON
 * but not HTML.
 */
export function isPageRequest({
  headers,
  queryStringParameters,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'queryStringParameters'>): boolean {
  const decided = headers['x-groundswell-as'];
  if (decided) return decided === 'page';
  const accept = headers.accept ?? '';
  const acceptsOnlyJson = accept.includes('application/json') && !accept.includes('text/html');
  return queryStringParameters?.isAjax !== 'true' && !acceptsOnlyJson;
}

function isForPage<C extends Call, U extends User>(
  event: APIGatewayProxyEventV2,
  options: EndpointOptions<C, U>,
): boolean {
  return options.page !== undefined && (options.isForPage ?? isPageRequest)(event);
}

/** Parses the path's parameters. An invalid value is a 404 for a page; for the call it is a 422 with the reason. */
function parsePath(called: Call, { pathParameters }: APIGatewayProxyEventV2, isPage: boolean): unknown {
  try {
    return parse(called.params, pathParameters ?? {});
  } catch (error) {
    if (isPage && error instanceof InvalidRequestError) throw new NotFoundError(reason('no-such-page'));
    throw error;
  }
}

function placeOf(event: APIGatewayProxyEventV2): { site: string; path: string } {
  return { site: siteOf(event), path: event.rawPath };
}

function successHeaders(
  called: Call,
  cache: Cache | undefined,
  event: APIGatewayProxyEventV2,
  query: unknown,
  isPersonal: boolean,
  expires: string | undefined,
): Record<string, string> {
  const language = languageOf(query);
  const trueS = expires === undefined ? undefined : (Date.parse(expires) - Date.now()) / 1000;
  return {
    'cache-control': (called.isOpen ? openCacheControl : cacheControl)(cache, isPersonal, trueS),
    'x-request-id': event.requestContext.requestId,
    ...(language === undefined ? {} : { 'content-language': language }),
    ...varyOf(called, event, language !== undefined && !isPersonal),
    ...(called.isOpen ? OPEN_HEADERS : {}),
  };
}

/** Returns the language that a call's query requests with the parameter `lang`. */
function languageOf(query: unknown): string | undefined {
  const lang = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return typeof lang === 'string' ? lang : undefined;
}

/**
 * Returns the Vary header. The edge fills in `lang` and `units` from cookies and Accept-Language if the query lacks
 * them, so such a reply depends on these headers.
 */
function varyOf({ page }: Call, event: APIGatewayProxyEventV2, hasLanguage: boolean): { readonly vary?: string } {
  const isOfReader = hasLanguage || (page !== undefined && isPageRequest(event));
  const names = [...(page ? ['accept'] : []), ...(isOfReader ? ['accept-language', 'cookie'] : [])];
  return names.length > 0 ? { vary: names.join(', ') } : {};
}

function failing<C extends Call, U extends User>(
  called: C,
  options: EndpointOptions<C, U>,
): middy.MiddlewareObj<APIGatewayProxyEventV2, HttpResponse> {
  return {
    onError: async (request) => {
      const { event, error } = request;
      const { requestId } = event.requestContext;
      const { status, headers, body } = envelopeOf(error, requestId);
      if (status >= 500) logLine('error', { call: called.name, requestId, error });
      else if (process.env.CHECK_REPLIES) requireDeclared(called, status);
      const lang = event.queryStringParameters?.lang;
      const html =
        options.page && isForPage(event, options)
          ? await drawFailure(options.page, { ...placeOf(event), failed: body, status, lang })
          : undefined;
      const isOpen = called.isOpen !== undefined || event.rawPath.startsWith('/v1/');
      const allHeaders = { ...headers, 'x-request-id': requestId, ...(isOpen ? OPEN_HEADERS : {}) };
      request.response =
        html === undefined ? jsonResponse(status, body, allHeaders) : pageResponse(status, html, allHeaders);
    },
  };
}

/** Throws if a call fails with a status that it does not declare, because its API documentation would be wrong. */
function requireDeclared(called: Call, status: number): void {
  if (!failuresOf(called).some((one) => one === status))
    throw new Error(`${called.name} does not declare that it answers ${status}.`);
}

/**
 * Renders the error page. If rendering fails too, for example because `index.html` is missing, returns undefined. The
 * caller then sends the JSON envelope of the first failure.
 */
async function drawFailure<C extends Call>(
  page: NonNullable<EndpointOptions<C>['page']>,
  content: PageContent<C>,
): Promise<string | undefined> {
  try {
    return await page(content);
  } catch (error) {
    logLine('error', { page: content.path, error });
    return undefined;
  }
}

/**
 * Logs one line for each request. `edgeId` is CloudFront's id of the request, which the edge's access log has. A reply
 * of 5xx is counted in `CallsFailed`.
 */
function logging(
  called: Call,
  measured: WeakMap<APIGatewayProxyEventV2, Measured>,
): middy.MiddlewareObj<APIGatewayProxyEventV2, HttpResponse> {
  const startedAt = new WeakMap<object, number>();
  const finish = ({ event, response }: middy.Request<APIGatewayProxyEventV2, HttpResponse>) => {
    const CallMs = Math.round(performance.now() - (startedAt.get(event) ?? performance.now()));
    const status = response?.statusCode ?? 500;
    const metrics = { CallMs, ...measured.get(event), ...(status >= 500 && { CallsFailed: 1 }) };
    logLine('info', {
      call: called.name,
      requestId: event.requestContext.requestId,
      edgeId: event.headers['x-amz-cf-id'],
      ...traceField(),
      status,
      ...embedMetrics(metrics, { Call: called.name }),
    });
  };
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: finish,
    onError: finish,
  };
}
