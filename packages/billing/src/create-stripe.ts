import Stripe from 'stripe';

/**
 * The Stripe API version that this SDK is written for. It overrides the Stripe account's default version, so the
 * version changes only when we upgrade the SDK (docs/plans.md).
 */
export const API_VERSION = '2026-10-28.endive';

/**
 * Creates a Stripe client that retries a request once. Both attempts end before the Lambda timeout, so that the user
 * gets an error message.
 */
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
