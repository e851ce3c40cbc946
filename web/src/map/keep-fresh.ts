/** The refresh interval of a map's data, and the minimum between two requests. */
export const REFRESH_EVERY_MS = 300_000;
/** The timer does not refresh for a reader who has been idle for this long. */
const IDLE_LIMIT_MS = 180_000;
/** If the reader touches the page after being idle for this long, the data are refreshed. */
const IDLE_REFRESH_MS = 300_000;
/** A tab that was hidden for this long refreshes when it is shown. */
const AWAY_MS = 300_000;

export type RefreshCause = 'timer' | 'touch' | 'visible';

/** The times that decide on a refresh, UTC ms. */
interface Times {
  readonly now: number;
  /** The time of the last request, whether or not its reply has arrived. */
  readonly askedAt: number;
  /** The time of the last pointer or key event. */
  readonly activeAt: number;
  /** The time at which the tab was hidden; undefined if it never was. */
  readonly hiddenAt: number | undefined;
}

/**
 * Returns whether to request the data again. A timer starts with each request, so the timer itself ensures that the
 * data are old enough.
 */
export function shouldRefresh(cause: RefreshCause, { now, askedAt, activeAt, hiddenAt }: Times): boolean {
  if (cause === 'visible') return hiddenAt !== undefined && now - hiddenAt > AWAY_MS;
  if (cause === 'timer') return now - activeAt < IDLE_LIMIT_MS;
  return now - activeAt > IDLE_REFRESH_MS && now - askedAt >= REFRESH_EVERY_MS;
}

const TOUCHES = ['pointerdown', 'touchstart', 'keydown'] as const;

interface Kept {
  readonly page: EventTarget & Pick<Document, 'hidden'>;
  readonly now: () => number;
  /** The time of the last request for the data, made before this function is called, UTC ms. */
  readonly askedAt: number;
  readonly refresh: () => void;
}

/**
 * Calls `refresh` on a timer, when an idle reader touches the page, and when a hidden tab becomes visible. Returns the
 * stop function.
 */
export function keepFresh({ page, now, askedAt: firstAskedAt, refresh }: Kept): () => void {
  let [askedAt, activeAt, hiddenAt] = [firstAskedAt, now(), undefined as number | undefined];
  let timer: ReturnType<typeof setTimeout>;
  const startTimer = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(consider, waitMs, 'timer');
  };
  const consider = (cause: RefreshCause) => {
    const isDue = shouldRefresh(cause, { now: now(), askedAt, activeAt, hiddenAt });
    if (isDue || cause === 'timer') startTimer(REFRESH_EVERY_MS);
    if (!isDue) return;
    askedAt = now();
    refresh();
  };
  const onTouch = () => {
    consider('touch');
    activeAt = now();
  };
  const onVisible = () => {
    if (page.hidden) hiddenAt = now();
    else consider('visible');
  };
  startTimer(Math.max(0, askedAt + REFRESH_EVERY_MS - now()));
  for (const touch of TOUCHES) page.addEventListener(touch, onTouch, { passive: true });
  page.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    for (const touch of TOUCHES) page.removeEventListener(touch, onTouch);
    page.removeEventListener('visibilitychange', onVisible);
  };
}
