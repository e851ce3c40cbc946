/**
 * A reply older than this, in ms, counts as cached. The limit exceeds the time that the CDN may hold a forecast (3 min)
 * and the usual error of device clocks.
 */
const FRESH_MS = 15 * 60_000;

/**
 * Whether a reply was already old when it reached the page, and so comes from this device's cache rather than from the
 * server.
 */
export function isKept(asOf: string, receivedAt: number): boolean {
  return receivedAt - Date.parse(asOf) > FRESH_MS;
}
