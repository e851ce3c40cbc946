/** Longer than the CDN may hold a forecast (3 min), and than the usual error of device clocks. */
const FRESH_MS = 15 * 60_000;

/** Whether a reply was stale when it reached the page, so that it comes from a cache rather than from the server. */
export function isKept(asOf: string, receivedAt: number): boolean {
  return receivedAt - Date.parse(asOf) > FRESH_MS;
}
