/**
 * The header with which the service worker marks cached replies. The page must not set its clock by their `Date`
 * header, which is old.
 */
export const KEPT_MARK = 'x-kept';

/**
 * Clock errors below this are not corrected. A reply may come from the browser's HTTP cache, which adds no mark, so its
 * `Date` may be minutes old.
 */
const TOLERANCE_MS = 10 * 60_000;
const MAX_CACHED_S = 300;

/** The server's time, UTC ms: the device's clock, corrected by the `Date` header of replies. */
export const serverClock = createServerClock();

export function createServerClock() {
  let offsetMs = 0;
  const listeners = new Set<() => void>();
  /** Returns the server's time when the device's clock shows `deviceMs`. */
  const at = (deviceMs: number) => deviceMs + offsetMs;

  return {
    at,
    now: () => at(Date.now()),
    onChange(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** Reads the server's time from a reply that has just arrived. A cached or slow reply is ignored. */
    sync({ headers }: Pick<Response, 'headers'>, sentAt: number): void {
      const receivedAt = Date.now();
      const cacheableS = Number(/\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
      if (headers.has(KEPT_MARK) || cacheableS > MAX_CACHED_S || receivedAt - sentAt > TOLERANCE_MS) return;
      // The CDN keeps the origin's `Date`, and states in `Age` how long it held the reply.
      const serverMs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
      if (!(Math.abs(serverMs - at(receivedAt)) > TOLERANCE_MS)) return;
      offsetMs = serverMs - receivedAt;
      for (const changed of listeners) changed();
    },
  };
}
