/** The cloud's time: the machine's, moved by a fixed offset when it was started with a pinned time. UTC ms. */
export interface Clock {
  readonly offsetMs: number;
  now(): number;
}

/** A clock that starts at `startsAt` (UTC ms) now; without it, the machine's time. */
export function startClock(startsAt: number | undefined): Clock {
  const offsetMs = startsAt === undefined ? 0 : startsAt - Date.now();
  return { offsetMs, now: () => Date.now() + offsetMs };
}
