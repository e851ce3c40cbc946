import { setTimeout } from 'node:timers/promises';

/** Everything that the checks of the ocean read from outside. Tests replace it with recorded answers. */
export interface OceanProbe {
  readonly fetch: typeof fetch;
  /** UTC ms. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export const liveOcean: OceanProbe = {
  // The message of `fetch` is only "fetch failed"; its cause names the host and the fault.
  fetch: (...request) =>
    fetch(...request).catch((error: unknown) => {
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    }),
  now: Date.now,
  wait: (ms) => setTimeout(ms),
};
