/** The cloud's clock: the machine's time plus a fixed offset, which is not zero if the start pins a time. UTC ms. */
export interface Clock {
  readonly offsetMs: number;
  now(): number;
}

/** Starts a clock that reads `startsAt` (UTC ms) at this moment; without it, the machine's time. */
export function startClock(startsAt: number | undefined): Clock {
  const offsetMs = startsAt === undefined ? 0 : startsAt - Date.now();
  return { offsetMs, now: () => Date.now() + offsetMs };
}
