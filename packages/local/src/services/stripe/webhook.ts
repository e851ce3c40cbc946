import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  /** Returns the time that signatures contain; the receiver compares it with its own clock. */
  readonly nowMs: () => number;
  readonly say: (line: string) => void;
  /** Called when the receiver has accepted an event. */
  readonly onTaken?: (event: Stripe.Event) => void;
  readonly retryWaitsMs?: readonly number[];
}

/**
 * Stripe retries for three days. Here minutes suffice, because a local site either answers soon or is being restarted.
 */
const RETRY_WAITS_MS = [1000, 5000, 30_000, 120_000, 600_000];

/**
 * Creates a sender of signed events, as in 'Webhooks' of Stripe's documentation. An event that does not get a 2xx is
 * retried.
 */
export function createWebhook({
  url,
  secret,
  nowMs,
  say,
  onTaken,
  retryWaitsMs: waits = RETRY_WAITS_MS,
}: WebhookTarget) {
  const waiting = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  async function send(event: Stripe.Event, tries = 0): Promise<void> {
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, nowMs()) };
    const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return onTaken?.(event);
    const againMs = waits[tries];
    if (againMs === undefined) return say(`The event ${event.type} of payments was not taken: ${response?.status}.`);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void send(event, tries + 1);
    }, againMs);
    timer.unref();
    waiting.add(timer);
  }

  return {
    send(event: Stripe.Event) {
      const sending = send(event).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    /** Resolves when each event was accepted by the receiver or is scheduled for a retry. */
    async sent() {
      await Promise.all(underWay);
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

/** Computes the signature header `t=…,v1=…`: an HMAC over the timestamp and the raw body. */
export function signatureOf(body: string, secret: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
