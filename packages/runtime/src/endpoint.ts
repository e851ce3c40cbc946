import {
  type BodyOf,
  type Call,
  type ErrorEnvelope,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  reason,
} from '@groundswell/contracts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { type Answer, answerBytes, answerJson, answerPage, cacheControl, envelopeOf } from './answer.ts';
import { type Cookies, cookiesOf, sendingCookies } from './cookies.ts';
import { InvalidRequest, NotFound } from './errors.ts';
import { logLine } from './log.ts';
import { parse, parseJson } from './parse.ts';
import { refuseForeign, siteOf } from './refuse-foreign.ts';
import { type FindUser, readUser, type User } from './user.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export interface Request<C extends Call, U extends User = never> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly user: C['access'] extends 'anyone' ? U | undefined : U;
  readonly visitor: Visitor;
  readonly cookies: Cookies;
  /** The site's own origin, as a browser writes it: 'https://waves.example', with its port where it has one. */
  readonly site: string;
}
export type Handle<C extends Call, U extends User = never> = (request: Request<C, U>) => Promise<ReplyOf<C>>;

/**
 * What a page is drawn from: the reply, or the error in its place. `site` is the site's own address, 'https://host';
 * `path` is what was asked for there, `lang` the language, as it was named.
 */
export type PageContent<C extends Call> = { site: string; path: string } & (
  | { reply: ReplyOf<C>; query: QueryOf<C> }
  | { failed: ErrorEnvelope; status: number; lang?: string | undefined }
);
export interface EndpointOptions<C extends Call> {
  /** Draws the page of a call whose path is a page too. */
  readonly page?: (content: PageContent<C>) => Promise<string>;
  /** Whether a request is for the page; `asksForPage`, where it is left out. */
  readonly isForPage?: (event: APIGatewayProxyEventV2) => boolean;
}
type OpenCall = Call & { readonly access: 'anyone' };

/**
 * A Lambda for one call that is open to anyone and asks nobody who they are. It alone parses, refuses what other sites
 * send, sets cache and security headers, logs one line and turns errors into the envelope; the handler gets typed values and returns the reply, or
 * throws an HttpError.
 */
export function endpoint<C extends OpenCall>(called: C, handle: Handle<C>, options: EndpointOptions<C> = {}) {
  return personalEndpoint<C, never>(async () => undefined, called, handle, options);
}

/** The same for any call: it also finds out who asks, and refuses whom the call is not for. `call` says what it answers. */
export function personalEndpoint<C extends Call, U extends User>(
  findUser: FindUser<U>,
  called: C,
  handle: Handle<C, U>,
  options: EndpointOptions<C> = {},
) {
  const lambda = middy<APIGatewayProxyEventV2, Answer>()
    .use(logging(called))
    .use(sendingCookies())
    .use(failing(called, options))
    .handler(async (event) => {
      refuseForeign(called, event);
      // Who may not make the call learns nothing of what it takes.
      const user = await readUser(event.headers.authorization, called, findUser);
      const params = parsePath(called, event, isForPage(event, options));
      const query = parse(called.query, event.queryStringParameters ?? {});
      const body =
        called.body && parse(called.body, parseJson({ text: event.body, isBase64Encoded: event.isBase64Encoded }));
      const asker = { user, visitor: visitorOf(event), cookies: cookiesOf(event), site: siteOf(event) };

      const request = { params, query, body, ...asker } as Request<C, U>;
      const reply = await handle(request);
      if (process.env.CHECK_REPLIES) v.parse(called.reply, reply);

      const headers = successHeaders(called, event, query, user !== undefined);
      if (called.replyType && reply instanceof Uint8Array) return answerBytes(200, reply, called.replyType, headers);
      return options.page && isForPage(event, options)
        ? answerPage(200, await options.page({ ...placeOf(event), reply, query: request.query }), headers)
        : answerJson(200, reply, headers);
    });
  return Object.assign(lambda, { call: called as Call });
}

/**
 * Whether the page is wanted rather than the call. CloudFront has already decided and says so in a header; without it
 * the same rule is applied here: `isAjax=true`, or JSON accepted and HTML not, asks for the call.
 */
export function asksForPage({
  headers,
  queryStringParameters,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'queryStringParameters'>): boolean {
  const decided = headers['x-groundswell-as'];
  if (decided) return decided === 'page';
  const accept = headers.accept ?? '';
  const acceptsOnlyJson = accept.includes('application/json') && !accept.includes('text/html');
  return queryStringParameters?.isAjax !== 'true' && !acceptsOnlyJson;
}

function isForPage<C extends Call>(event: APIGatewayProxyEventV2, options: EndpointOptions<C>): boolean {
  return options.page !== undefined && (options.isForPage ?? asksForPage)(event);
}

/** What nothing can be named is a page that is not there; who makes the call is told what is wrong with the name. */
function parsePath(called: Call, { pathParameters }: APIGatewayProxyEventV2, isPage: boolean): unknown {
  try {
    return parse(called.params, pathParameters ?? {});
  } catch (error) {
    if (isPage && error instanceof InvalidRequest) throw new NotFound(reason('no-such-page'));
    throw error;
  }
}

function placeOf(event: APIGatewayProxyEventV2): { site: string; path: string } {
  return { site: siteOf(event), path: event.rawPath };
}

function successHeaders(
  called: Call,
  event: APIGatewayProxyEventV2,
  query: unknown,
  isPersonal: boolean,
): Record<string, string> {
  const language = languageOf(query);
  return {
    'cache-control': cacheControl(called.cache, isPersonal),
    'x-request-id': event.requestContext.requestId,
    ...(language === undefined ? {} : { 'content-language': language }),
    ...(called.page ? { vary: varyOf(event) } : {}),
  };
}

/** A call that answers texts takes their language as `lang`. */
function languageOf(query: unknown): string | undefined {
  const lang = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return typeof lang === 'string' ? lang : undefined;
}

/** Units and language of a page come from cookies and from what the browser prefers; the call names them. */
function varyOf(event: APIGatewayProxyEventV2): string {
  return asksForPage(event) ? 'accept, accept-language, cookie' : 'accept';
}

function failing<C extends Call>(
  called: C,
  options: EndpointOptions<C>,
): middy.MiddlewareObj<APIGatewayProxyEventV2, Answer> {
  return {
    onError: async (request) => {
      const { event, error } = request;
      const { requestId } = event.requestContext;
      const { status, headers, body } = envelopeOf(error, requestId);
      if (status >= 500) logLine('error', { call: called.name, requestId, error });
      const lang = event.queryStringParameters?.lang;
      const html =
        options.page && isForPage(event, options)
          ? await drawFailure(options.page, { ...placeOf(event), failed: body, status, lang })
          : undefined;
      const allHeaders = { ...headers, 'x-request-id': requestId };
      request.response =
        html === undefined ? answerJson(status, body, allHeaders) : answerPage(status, html, allHeaders);
    },
  };
}

/** A page that cannot be drawn either (no shell, say) must not hide the first failure: the envelope is answered then. */
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

function logging(called: Call): middy.MiddlewareObj<APIGatewayProxyEventV2, Answer> {
  const startedAt = new WeakMap<object, number>();
  const finish = (request: middy.Request<APIGatewayProxyEventV2, Answer>) => {
    const ms = Math.round(performance.now() - (startedAt.get(request.event) ?? performance.now()));
    const { requestId } = request.event.requestContext;
    logLine('info', { call: called.name, requestId, status: request.response?.statusCode ?? 500, ms });
  };
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: finish,
    onError: finish,
  };
}
