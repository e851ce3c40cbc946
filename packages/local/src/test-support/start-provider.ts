import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { BookRecord } from '../services/stripe/books.ts';
import type { StoredAnswer } from '../services/stripe/idempotency.ts';
import { createProvider, type Provider } from '../services/stripe/provider.ts';
import { createAnswersWithFaults, type Fault, serveProvider } from '../services/stripe/server.ts';
import { clientWithin } from './client-within.ts';
import { recordsInMemory } from './memory-records.ts';

/** A Stripe stand-in in memory, with the SDK as its client. */
export interface TestProvider {
  readonly provider: Provider;
  readonly stripe: Stripe;
  /** Returns the events since the last call, oldest first. */
  takeEvents(): Stripe.Event[];
  /**
   * Takes a snapshot of the stand-in's objects and stored answers; the returned function restores it, except for the
   * test clock.
   */
  keep(): () => void;
  /** The clock under the test clock: that of the machine, or one that the test holds still. */
  nowMs: () => number;
  /** Returns the fault to simulate for a request. It applies until the test replaces this function. */
  faultOf: ((request: string) => Fault | undefined | Promise<Fault | undefined>) | undefined;
}

export const TEST_SECRET_KEY = 'sk_test_of_this_test';
/** The client's options: tests expect single attempts, so the SDK must not retry. */
const OPTIONS = { timeout: 5000, maxNetworkRetries: 0, telemetry: false };

function openProvider() {
  let events: Stripe.Event[] = [];
  const records = recordsInMemory<BookRecord>();
  const answered = new Map<string, StoredAnswer>();
  const provider = createProvider(
    records,
    () => opened.nowMs(),
    (event) => events.push(event),
  );
  const listKept = () => records.values().filter((one) => 'object' in one);
  const opened = {
    provider,
    answered,
    nowMs: Date.now,
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
  return opened;
}

/** Starts a stand-in that the client reaches over HTTP. */
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

/**
 * Opens a stand-in that its client reaches within this process; `reach` connects further clients. A simulated delay
 * beyond the client's timeout fails at once.
 */
export function openTestProvider(): TestProvider & { reach(stripe: Stripe): Stripe } {
  const opened = openProvider();
  const { provider, answered } = opened;
  const answer = createAnswersWithFaults({ provider, answered, faultOf: (request) => opened.faultOf?.(request) });
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
