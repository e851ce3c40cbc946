/** While a change of plan may come about it is seen this soon. */
const FAST_MS = 7000;
/** Else what happened elsewhere is. */
const SLOW_MS = 5 * 60_000;
/** An idle page stops polling after this time, until somebody touches it. */
const ALONE_MS = 10 * 60_000;

interface Watched {
  /** Asks for the entitlement once. */
  readonly read: () => Promise<unknown>;
  readonly isInView: () => boolean;
  /** Whether a change of plan was begun and has not ended. */
  readonly isPending: () => boolean;
}

export interface EntitlementWatch {
  /** A change of plan was begun or has ended, or the page went out of view. */
  plan(): void;
  /** The page came into view. */
  shown(): void;
  /** Somebody uses the page. */
  touched(): void;
  stop(): void;
}

/** Asks for the entitlement fast while a change is pending; else when the page comes into view, and every five minutes. */
export function watchEntitlement(
  { read, isInView, isPending }: Watched,
  now: () => number = Date.now,
): EntitlementWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let touchedAt = now();
  const isAlone = () => now() - touchedAt >= ALONE_MS;

  function plan(): void {
    clearTimeout(timer);
    if (!isInView() || (isAlone() && !isPending())) return;
    timer = setTimeout(ask, Math.max(0, readAt + (isPending() ? FAST_MS : SLOW_MS) - now()));
  }
  function ask(): void {
    if (isAlone() && !isPending()) return;
    readAt = now();
    read()
      .catch(() => undefined)
      .finally(plan);
  }
  function shown(): void {
    if (now() - readAt >= FAST_MS) ask();
    else plan();
  }
  return {
    plan,
    shown,
    touched() {
      const wasAlone = isAlone();
      touchedAt = now();
      if (wasAlone) shown();
    },
    stop: () => clearTimeout(timer),
  };
}
