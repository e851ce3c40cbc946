/** Longer than the edge may hold a forecast (3 min), and than device clocks are usually wrong. */
const FRESH_MS = 15 * 60_000;

/** Whether a reply was old when it reached the page: then it comes from a store, not from the server. */
export function isKept(asOf: string, receivedAt: number): boolean {
  return receivedAt - Date.parse(asOf) > FRESH_MS;
}
