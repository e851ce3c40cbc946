import { FunctionError, type FunctionPool } from '../lambda/pool.ts';
import { asFlag, asNumber, asText, asTexts, isObject, type Json } from '../template/json.ts';
import type { ApiPlan } from '../template/plan.ts';
import { createAuthorizer } from './authorizer.ts';
import { type HttpReply, type HttpRequest, jsonReply } from './http-message.ts';
import { createRouter } from './match-route.ts';
import { type ApiIdentity, toRequestEvent } from './request-event.ts';
import { createThrottle } from './throttle.ts';

interface TableHealth {
  /** Returns how often the table engine has ended. The count lags behind the actual end by some milliseconds. */
  endings(): number;
  answers(): Promise<boolean>;
}

/**
 * The invocations that may wait for a function. Lambda starts further instances, while this machine has a few threads:
 * beyond this number a wait would be longer than a client's patience.
 */
const MOST_WAITING = 50;
const BUSY = 'This machine is busy: too many calls are waiting. Try again in a few seconds.';

/**
 * Creates an HTTP API with a function behind each route; failures are worded as in API Gateway. A call above the
 * stage's throttle gets 429. A call to a function with too many waiting calls gets 503. A call that fails because the
 * table engine ended also gets 503, so the client may retry.
 */
export function createGateway(
  plan: ApiPlan,
  identity: ApiIdentity,
  findPool: (functionName: string) => FunctionPool | undefined,
  clock: { now(): number },
  tables: TableHealth = { endings: () => 0, answers: async () => true },
): (request: HttpRequest) => Promise<HttpReply> {
  const route = createRouter(plan.routes);
  const passes = plan.throttle ? createThrottle(plan.throttle, clock.now) : () => true;
  const authorizers = new Map(
    [...plan.authorizers].map(([id, authorizer]) => [id, createAuthorizer(authorizer, identity, findPool, clock)]),
  );

  return async (request) => {
    if (!passes()) return jsonReply(429, { message: 'Too Many Requests' });
    const matched = route(request.method, request.path);
    const pool = matched && findPool(matched.route.functionName);
    if (!matched || !pool) return jsonReply(404, { message: 'Not Found' });
    const refusal = await authorizers.get(matched.route.authorizerId ?? '')?.(request, matched);
    if (refusal) return refusal;
    if (pool.waitingCount() >= MOST_WAITING) {
      const busy = jsonReply(503, { message: BUSY });
      return { ...busy, headers: { ...busy.headers, 'retry-after': '2' } };
    }
    const endings = tables.endings();
    try {
      const reply = toReply(await pool.invoke(toRequestEvent(request, matched, identity, clock.now())));
      const wasCutOff = reply.status === 500 && (!(await tables.answers()) || tables.endings() > endings);
      return {
        ...reply,
        ...(wasCutOff && { status: 503 }),
        headers: {
          date: new Date(clock.now()).toUTCString(),
          ...reply.headers,
          ...(wasCutOff && { 'retry-after': '1' }),
        },
      };
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      return error.errorType === 'Sandbox.Timedout'
        ? jsonReply(503, { message: 'Service Unavailable' })
        : jsonReply(500, { message: 'Internal Server Error' });
    }
  };
}

/**
 * Converts a function's result: one with a status code is the reply, any other is the JSON body of a 200. Throws for a
 * malformed reply; the site server then answers with 500.
 */
function toReply(result: unknown): HttpReply {
  const value = result as Json;
  if (!isObject(value) || value.statusCode === undefined) return jsonReply(200, value);

  const headers = isObject(value.headers) ? Object.entries(value.headers) : [];
  const body = value.body === undefined || value.body === null ? '' : asText(value.body, 'body of a reply');
  return {
    status: asNumber(value.statusCode, 'status of a reply', 200),
    headers: Object.fromEntries([
      ['content-type', 'text/plain'],
      ...headers.map(([name, content]) => [name.toLowerCase(), asText(content, `header ${name} of a reply`)]),
    ]),
    cookies: asTexts(value.cookies, 'cookies of a reply'),
    body: Buffer.from(body, asFlag(value.isBase64Encoded) ? 'base64' : 'utf8'),
  };
}
