import Stripe from 'stripe';

/** The SDK speaks this version, whatever the account's own default is; a new SDK is a decision (docs/plans.md). */
export const API_VERSION = '2026-10-28.endive';

/** A request is tried twice; both together end before the function does, so that a person gets a sentence. */
export function createStripe(url: string, secretKey: string, timeoutMs = 6000): Stripe {
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || undefined,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
