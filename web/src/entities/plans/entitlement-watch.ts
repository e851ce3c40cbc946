/** The polling interval while a change of plan is pending, ms. */
const FAST_MS = 7000;
/** The polling interval otherwise, for changes made elsewhere. */
const SLOW_MS = 5 * 60_000;
/** After this time without user interaction, an open page stops polling until the user interacts again. */
const IDLE_MS = 10 * 60_000;

interface Watched {
  /** Fetches the entitlement once. */
  readonly read: () => Promise<unknown>;
  readonly isInView: () => boolean;
  /** Whether a change of plan has begun and has not ended. */
  readonly isPending: () => boolean;
}

export interface EntitlementWatch {
  /** Reschedules the next poll: a change of plan has begun or ended, or the page was hidden. */
  schedule(): void;
  /** Polls when the page becomes visible, unless the last poll is recent. */
  shown(): void;
  /** Records that the user interacts with the page. */
  touched(): void;
  stop(): void;
}

/**
 * Polls the entitlement: fast while a change of plan is pending, otherwise every five minutes and when the page becomes
 * visible.
 */
export function watchEntitlement(
  { read, isInView, isPending }: Watched,
  now: () => number = Date.now,
): EntitlementWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let touchedAt = now();
  const isIdle = () => now() - touchedAt >= IDLE_MS;

  function schedule(): void {
    clearTimeout(timer);
    if (!isInView() || (isIdle() && !isPending())) return;
    timer = setTimeout(ask, Math.max(0, readAt + (isPending() ? FAST_MS : SLOW_MS) - now()));
  }
  function ask(): void {
    if (isIdle() && !isPending()) return;
    readAt = now();
    read()
      .catch(() => undefined)
      .finally(schedule);
  }
  function shown(): void {
    if (now() - readAt >= FAST_MS) ask();
    else schedule();
  }
  return {
    schedule,
    shown,
    touched() {
      const wasIdle = isIdle();
      touchedAt = now();
      if (wasIdle) shown();
    },
    stop: () => clearTimeout(timer),
  };
}
