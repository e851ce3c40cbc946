/** Set by the service worker on the replies it keeps: their `Date` is out of date. */
export const KEPT_MARK = 'x-kept';

/** A clock that is wrong by less is not corrected: the browser's cache may hold a reply that long, without a mark. */
const TOLERANCE_MS = 10 * 60_000;
const MAX_CACHED_S = 300;

/** The server's time, UTC ms: the device's own, corrected by the date of replies where it is wrong. */
export const serverClock = createServerClock();

export function createServerClock() {
  let offsetMs = 0;
  const listeners = new Set<() => void>();
  /** The server's time when the device's clock shows `deviceMs`. */
  const at = (deviceMs: number) => deviceMs + offsetMs;

  return {
    at,
    now: () => at(Date.now()),
    onChange(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** Takes the time from a reply that came just now. One that was kept, or long under way, is ignored. */
    sync({ headers }: Pick<Response, 'headers'>, sentAt: number): void {
      const receivedAt = Date.now();
      const cacheableS = Number(/\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
      if (headers.has(KEPT_MARK) || cacheableS > MAX_CACHED_S || receivedAt - sentAt > TOLERANCE_MS) return;
      // The edge keeps the origin's date, and adds how long it held the reply.
      const serverMs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
      if (!(Math.abs(serverMs - at(receivedAt)) > TOLERANCE_MS)) return;
      offsetMs = serverMs - receivedAt;
      for (const changed of listeners) changed();
    },
  };
}
