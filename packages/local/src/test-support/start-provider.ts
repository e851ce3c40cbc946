import Stripe from 'stripe';
import type { AnyKept } from '../services/stripe/books.ts';
import { createProvider, type Provider } from '../services/stripe/provider.ts';
import { type Fault, serveProvider } from '../services/stripe/server.ts';
import { recordsInMemory } from './memory-records.ts';

/** A stand-in of the provider in memory, with the SDK as its client. */
export interface TestProvider {
  readonly provider: Provider;
  readonly stripe: Stripe;
  readonly url: string;
  /** Events since the last time, oldest first. */
  takeEvents(): Stripe.Event[];
  /** Plays a fault at each request it is given for, until it is replaced. */
  faultOf: ((request: string) => Fault | undefined | Promise<undefined>) | undefined;
  stop(): Promise<void>;
}

export const TEST_SECRET_KEY = 'sk_test_of_this_test';

/** A client of its own: it tries once. */
function clientOf(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(TEST_SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    timeout: 5000,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export async function startProvider(nowMs: () => number = Date.now): Promise<TestProvider> {
  let events: Stripe.Event[] = [];
  const provider = createProvider(recordsInMemory<AnyKept | { readonly aheadS: number }>(), nowMs, (event) =>
    events.push(event),
  );
  const server = await serveProvider({
    provider,
    secretKey: TEST_SECRET_KEY,
    faultOf: (request) => started.faultOf?.(request),
  });
  const started: TestProvider = {
    provider,
    url: server.url,
    stripe: clientOf(server.url),
    faultOf: undefined,
    takeEvents() {
      const taken = events;
      events = [];
      return taken;
    },
    stop: server.stop,
  };
  return started;
}
