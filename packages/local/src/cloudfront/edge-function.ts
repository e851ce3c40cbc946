import { createContext, Script } from 'node:vm';
import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import { pairsOf } from './selection.ts';

interface Values {
  [name: string]: { value: string; multiValue?: { value: string }[] };
}
interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}
interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Values;
  cookies?: Values;
  body?: string | { data: string; encoding?: 'text' | 'base64' };
}

/** A CloudFront Function on viewer requests: returns the request to continue with, or a reply. */
export type RequestFunction = (request: HttpRequest) => Promise<{ request: HttpRequest } | { reply: HttpReply }>;

/**
 * A CloudFront Function on viewer responses: returns the reply with another status and headers; it never sees the body.
 */
export type ResponseFunction = (request: HttpRequest, reply: HttpReply) => Promise<HttpReply>;

/**
 * Compiles the `handler` of a CloudFront Function (runtime 2.0) into its own context, without Node's globals. Its event
 * follows the CloudFront Developer Guide, 'CloudFront Functions event structure'.
 */
export function compileRequestFunction(code: string): RequestFunction {
  const call = compile<EdgeRequest | EdgeResponse>(code, 'viewer-request');
  return async (request) => {
    const result = await call(request, {});
    return 'statusCode' in result ? { reply: toReply(result) } : { request: fromEdgeRequest(result, request) };
  };
}

/** Compiles the `handler` of a CloudFront Function on viewer responses, in the same way as for viewer requests. */
export function compileResponseFunction(code: string): ResponseFunction {
  const call = compile<EdgeResponse>(code, 'viewer-response');
  return async (request, reply) => {
    const response: EdgeResponse = { statusCode: reply.status, headers: toHeaders(reply.headers) };
    const { status, headers } = toReply(await call(request, { response }));
    return { ...reply, status, headers };
  };
}

function compile<Result>(
  code: string,
  eventType: 'viewer-request' | 'viewer-response',
): (request: HttpRequest, more: { response?: EdgeResponse }) => Promise<Result> {
  const context = createContext({ console: { log: () => undefined } });
  new Script(code).runInContext(context);
  const handler: (event: object) => Result | Promise<Result> = new Script('handler').runInContext(context);
  return async (request, more) =>
    await handler({
      version: '1.0',
      context: { eventType, distributionDomainName: request.headers.host, requestId: 'local' },
      viewer: { ip: request.sourceIp },
      request: toEdgeRequest(request),
      ...more,
    });
}

function toEdgeRequest(request: HttpRequest): EdgeRequest {
  return {
    method: request.method,
    uri: request.path,
    querystring: toValues(pairsOf(request.query)),
    headers: toHeaders(request.headers),
    cookies: toValues(request.cookies),
  };
}

function toHeaders(headers: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
}

function fromEdgeRequest(edge: EdgeRequest, original: HttpRequest): HttpRequest {
  return {
    ...original,
    path: edge.uri,
    query: toPairs(edge.querystring).join('&'),
    headers: Object.fromEntries(Object.entries(edge.headers).map(([name, { value }]) => [name.toLowerCase(), value])),
    cookies: toPairs(edge.cookies),
  };
}

function toReply({ statusCode, headers = {}, cookies = {}, body = '' }: EdgeResponse): HttpReply {
  const { data, encoding } = typeof body === 'string' ? { data: body, encoding: undefined } : body;
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name.toLowerCase(), value])),
    cookies: toPairs(cookies),
    body: Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'),
  };
}

/** Groups `name=value` pairs by name. Values stay percent-encoded as the viewer sent them, as in CloudFront. */
function toValues(pairs: readonly string[]): Values {
  // A name may be `__proto__`, which would change the prototype of a plain object.
  const values = new Map<string, Values[string]>();
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    const name = cut < 0 ? pair : pair.slice(0, cut);
    const value = cut < 0 ? '' : pair.slice(cut + 1);
    const before = values.get(name);
    if (!before) values.set(name, { value });
    else before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }];
  }
  return Object.fromEntries(values);
}

function toPairs(values: Values): readonly string[] {
  return Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
  );
}
