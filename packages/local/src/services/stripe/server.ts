import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer, readBody, startService } from '../http-server.ts';
import { ACTIONS } from './actions.ts';
import type { Books } from './books.ts';
import { expandAll } from './expand.ts';
import { readFields, textsOf } from './form-body.ts';
import { type Answer, createIdempotencyStore } from './idempotency.ts';
import type { Provider } from './provider.ts';
import { StripeError } from './stripe-error.ts';

const BODY_LIMIT_BYTES = 200_000;

/**
 * A simulated fault: a delay, an error status instead of the answer, or a connection cut before or after the request is
 * executed.
 */
export interface Fault {
  readonly status?: number;
  readonly delayMs?: number;
  readonly hangsUp?: 'before' | 'after';
}

export interface ProviderServerOptions {
  readonly provider: Provider;
  readonly secretKey: string;
  /**
   * Called with each request's name, such as `POST /v1/subscriptions`, and its fields as sent; returns the fault to
   * simulate.
   */
  readonly faultOf?: (request: string, fields: string) => Fault | undefined | Promise<Fault | undefined>;
  /** The stored answers by idempotency key, if not in the books. */
  readonly answered?: Books['answers'];
}

/** Creates a function that answers requests; a repeated idempotency key gets the stored answer. */
export function createAnswers(provider: Provider, answered = provider.books.answers) {
  const replays = createIdempotencyStore(() => provider.books.nowS() * 1000, answered);

  function answer(request: string, path: string, body: string, key: string | undefined): Answer {
    try {
      const found = key === undefined ? undefined : replays.find(key, `${request} ${body}`);
      if (found) return found;
      const given = perform(request, path, body);
      if (key !== undefined) replays.keep(key, `${request} ${body}`, given);
      return given;
    } catch (error) {
      return refusalOf(error);
    }
  }

  function perform(request: string, path: string, body: string): Answer {
    try {
      provider.time.settle();
      const fields = readFields(body);
      const [action, id] = findAction(request);
      const done = action(provider, fields, id);
      return { status: 200, body: expandAll(provider.books, done, textsOf(fields, 'expand')) };
    } catch (error) {
      if (error instanceof StripeError) return refusalOf(error);
      throw new Error(`The stand-in of the payment provider failed at ${path}.`, { cause: error });
    }
  }
  return answer;
}

/** A request: its name, such as `POST /v1/subscriptions`, its fields as sent, and its idempotency key. */
export interface ProviderRequest {
  readonly name: string;
  readonly path: string;
  readonly fields: string;
  readonly key: string | undefined;
}

/**
 * Creates a function that answers requests and simulates faults; it returns undefined if the connection is to be cut.
 */
export function createAnswersWithFaults({ provider, faultOf, answered }: Omit<ProviderServerOptions, 'secretKey'>) {
  const answer = createAnswers(provider, answered);
  return async (
    { name, path, fields, key }: ProviderRequest,
    wait: (delayMs: number) => Promise<unknown> = pause,
  ): Promise<Answer | undefined> => {
    const fault = await faultOf?.(name, fields);
    if (fault?.delayMs !== undefined) await wait(fault.delayMs);
    if (fault?.hangsUp === 'before') return undefined;
    if (fault?.status !== undefined)
      return { status: fault.status, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } };
    const given = answer(name, path, fields, key);
    return fault?.hangsUp === 'after' ? undefined : given;
  };
}

/** Serves Stripe's API over HTTP, for its SDK. */
export function serveProvider(options: ProviderServerOptions): Promise<RunningServer> {
  const answer = createAnswersWithFaults(options);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://provider');
    const posted = (await readBody(request, BODY_LIMIT_BYTES)).toString('utf8');
    const { authorization, 'idempotency-key': key } = request.headers;
    const given =
      authorization === `Bearer ${options.secretKey}`
        ? await answer({
            name: `${request.method} ${path}`,
            path,
            fields: posted === '' ? search.slice(1) : posted,
            key: typeof key === 'string' ? key : undefined,
          })
        : refusalOf(new StripeError(401, 'invalid_request_error', 'Invalid API Key provided'));
    // An answered request must survive a kill of this process.
    await options.provider.books.written();
    if (!given) return void request.socket.destroy();
    const text = JSON.stringify(given.body);
    response.writeHead(given.status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID()}`,
      ...(given.isReplayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(text);
  }

  return startService((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'The stand-in failed.' } }));
    });
  });
}

const PATTERNS = ACTIONS.map(
  ([pattern, action]) => [new RegExp(`^${pattern.replace('*', '([^/]+)')}$`), pattern, action] as const,
);

function findAction(request: string) {
  for (const [expression, pattern, action] of PATTERNS) {
    const match = expression.exec(request);
    if (match && !(match[1] === 'create_preview' && !pattern.includes('create_preview')))
      return [action, decodeURIComponent(match[1] ?? '')] as const;
  }
  throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${request}).`);
}

function refusalOf(error: unknown): Answer {
  if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
  throw error;
}
