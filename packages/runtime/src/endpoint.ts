import type { BodyOf, Call, ErrorEnvelope, ParamsOf, QueryOf, ReplyOf } from '@groundswell/contracts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { type Answer, answerBytes, answerJson, answerPage, cacheControl, envelopeOf } from './answer.ts';
import { logLine } from './log.ts';
import { parse, parseJson } from './parse.ts';
import { readUser, type User, type VerifyToken, verifyCognitoToken } from './user.ts';

export interface Request<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly user: C['access'] extends 'anyone' ? User | undefined : User;
}
type Handle<C extends Call> = (request: Request<C>) => Promise<ReplyOf<C>>;

/**
 * What a page is drawn from: the reply, or the error in its place. `site` is the site's own address, 'https://host';
 * `path` is what was asked for there.
 */
export type PageContent<C extends Call> = { site: string; path: string } & (
  | { reply: ReplyOf<C>; query: QueryOf<C> }
  | { failed: ErrorEnvelope; status: number }
);
interface Options<C extends Call> {
  /** Draws the page of a call whose path is a page too. */
  readonly page?: (content: PageContent<C>) => Promise<string>;
  readonly verifyToken?: VerifyToken;
}

/**
 * A Lambda for one call. It alone parses, authorizes, sets cache and security headers, logs one line and turns errors
 * into the envelope; the handler gets typed values and returns the reply, or throws an HttpError.
 */
export function endpoint<C extends Call>(called: C, handle: Handle<C>, options: Options<C> = {}) {
  return middy<APIGatewayProxyEventV2, Answer>()
    .use(logging(called))
    .use(failing(called, options))
    .handler(async (event) => {
      const params = parse(called.params, event.pathParameters ?? {});
      const query = parse(called.query, event.queryStringParameters ?? {});
      const body = called.body && parse(called.body, parseJson(event.body, event.isBase64Encoded));
      const user = await readUser(event.headers.authorization, called, options.verifyToken ?? verifyCognitoToken);

      const request = { params, query, body, user } as Request<C>;
      const reply = await handle(request);
      if (process.env.CHECK_REPLIES) v.parse(called.reply, reply);

      const headers = successHeaders(called, event, query, user !== undefined);
      if (called.replyType && reply instanceof Uint8Array) return answerBytes(200, reply, called.replyType, headers);
      return options.page && asksForPage(event)
        ? answerPage(200, await options.page({ ...placeOf(event), reply, query: request.query }), headers)
        : answerJson(200, reply, headers);
    });
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

/** The edge says which of its names was asked for; without it the API speaks for itself. */
function placeOf({ headers, requestContext, rawPath }: APIGatewayProxyEventV2): { site: string; path: string } {
  return { site: `https://${headers['x-groundswell-host'] ?? requestContext.domainName}`, path: rawPath };
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

function failing<C extends Call>(called: C, { page }: Options<C>): middy.MiddlewareObj<APIGatewayProxyEventV2, Answer> {
  return {
    onError: async (request) => {
      const { event, error } = request;
      const { requestId } = event.requestContext;
      const { status, headers, body } = envelopeOf(error, requestId);
      if (status >= 500) logLine('error', { call: called.name, requestId, error });
      const html =
        page && asksForPage(event) ? await drawFailure(page, { ...placeOf(event), failed: body, status }) : undefined;
      const allHeaders = { ...headers, 'x-request-id': requestId };
      request.response =
        html === undefined ? answerJson(status, body, allHeaders) : answerPage(status, html, allHeaders);
    },
  };
}

/** A page that cannot be drawn either (no shell, say) must not hide the first failure: the envelope is answered then. */
async function drawFailure<C extends Call>(
  page: NonNullable<Options<C>['page']>,
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
