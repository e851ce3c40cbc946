import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { AnyKept } from '../services/stripe/books.ts';
import type { Remembered } from '../services/stripe/idempotency.ts';
import { createProvider, type Provider } from '../services/stripe/provider.ts';
import { createFaultyAnswers, type Fault, serveProvider } from '../services/stripe/server.ts';
import { clientWithin } from './client-within.ts';
import { recordsInMemory } from './memory-records.ts';

/** A stand-in of the provider in memory, with the SDK as its client. */
export interface TestProvider {
  readonly provider: Provider;
  readonly stripe: Stripe;
  /** Events since the last time, oldest first. */
  takeEvents(): Stripe.Event[];
  /** Notes what the provider has now and has answered; the result puts it back, but for its time. */
  keep(): () => void;
  /** Plays a fault at each request it is given for, until it is replaced. */
  faultOf: ((request: string) => Fault | undefined | Promise<undefined>) | undefined;
}

export const TEST_SECRET_KEY = 'sk_test_of_this_test';
/** A client of a test's own: it tries once. */
const OPTIONS = { timeout: 5000, maxNetworkRetries: 0, telemetry: false };

function openProvider() {
  let events: Stripe.Event[] = [];
  const records = recordsInMemory<AnyKept | { readonly aheadS: number }>();
  const answered = new Map<string, Remembered>();
  const provider = createProvider(records, Date.now, (event) => events.push(event));
  const listKept = () => records.values().filter((one) => 'object' in one);
  return {
    provider,
    answered,
    faultOf: undefined as TestProvider['faultOf'],
    keep() {
      const [kept, known, untold] = [listKept(), [...answered], events];
      return () => {
        for (const one of listKept()) provider.books.remove(one);
        for (const one of kept) provider.books.put(one);
        answered.clear();
        for (const [key, answer] of known) answered.set(key, answer);
        events = [...untold];
      };
    },
    takeEvents() {
      const taken = events;
      events = [];
      return taken;
    },
  };
}

/** It is asked over HTTP. */
export async function serveTestProvider(): Promise<TestProvider & { readonly url: string; stop(): Promise<void> }> {
  const opened = openProvider();
  const { url, stop } = await serveProvider({
    provider: opened.provider,
    answered: opened.answered,
    secretKey: TEST_SECRET_KEY,
    faultOf: (request) => opened.faultOf?.(request),
  });
  const { hostname: host, port } = new URL(url);
  const stripe = new Stripe(TEST_SECRET_KEY, { ...OPTIONS, host, port, protocol: 'http' });
  return Object.assign(opened, { stripe, url, stop });
}

/** It is asked within this process, also by the clients that `reach` is given; what would come too late is not waited for. */
export function openTestProvider(): TestProvider & { reach(stripe: Stripe): Stripe } {
  const opened = openProvider();
  const { provider, answered } = opened;
  const answer = createFaultyAnswers({ provider, answered, faultOf: (request) => opened.faultOf?.(request) });
  const reach = (stripe: Stripe) =>
    clientWithin(stripe, async (asked, timeoutMs) => {
      const given = await answer(asked, async (delayMs) => {
        if (delayMs >= timeoutMs) throw Stripe.HttpClient.makeTimeoutError();
        await pause(delayMs);
      });
      if (!given) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
      return given;
    });
  return Object.assign(opened, { stripe: reach(new Stripe(TEST_SECRET_KEY, OPTIONS)), reach });
}
