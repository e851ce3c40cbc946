import { processSingleton } from '@groundswell/test/support/process-singleton';
import Stripe from 'stripe';
import { onWire } from '../services/stripe/books.ts';
import type { Answer } from '../services/stripe/idempotency.ts';
import type { ProviderRequest } from '../services/stripe/server.ts';

/**
 * Switches off the stack trace that the SDK captures at each request. Without HTTP, capturing it takes a quarter of a
 * request's time.
 */
processSingleton('requests-without-stack', () => {
  const resource: { _makeRequest(...args: unknown[]): unknown } = Stripe.StripeResource.prototype;
  const { _makeRequest: make } = resource;
  resource._makeRequest = function (...args) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      return make.apply(this, args);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
  return true;
});

/**
 * Connects an SDK client to a stand-in within this process, without HTTP. HTTP takes half the time of a request, and
 * some tests make tens of thousands of requests. The client treats an error that `answer` throws as a connection error.
 */
export function clientWithin(
  stripe: Stripe,
  answer: (asked: ProviderRequest, timeoutMs: number) => Promise<Answer>,
): Stripe {
  const client: InstanceType<typeof Stripe.HttpClient> = {
    getClientName: () => 'within',
    async makeRequest(_host, _port, url, method, headers, body, _protocol, timeoutMs) {
      const [path = '', query = ''] = url.split('?');
      const key = new Map(Object.entries(headers)).get('Idempotency-Key')?.toString();
      const asked = { name: `${method} ${path}`, path, fields: body || query, key };
      const { status, body: given, isReplayed } = await answer(asked, timeoutMs);
      const replyHeaders: Record<string, string> = isReplayed ? { 'idempotent-replayed': 'true' } : {};
      return {
        getStatusCode: () => status,
        getHeaders: () => replyHeaders,
        getRawResponse: () => ({ headers: replyHeaders }),
        toStream: () => undefined,
        toJSON: async () => onWire(given),
      };
    },
  };
  stripe._setApiField('httpClient', client);
  return stripe;
}
