import Stripe from 'stripe';

/**
 * The API version of this SDK, which overrides the default of the Stripe account. An upgrade of the SDK is a deliberate
 * step (docs/plans.md).
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
