/** A map's data are requested again after this long, and not sooner. */
export const REFRESH_EVERY_MS = 300_000;
/** The timer does not refresh for a reader who was idle for this long. */
const IDLE_LIMIT_MS = 180_000;
/** A reader's first touch after this long refreshes. */
const IDLE_REFRESH_MS = 300_000;
/** The same for a tab that was hidden. */
const AWAY_MS = 300_000;

export type RefreshCause = 'timer' | 'touch' | 'visible';

/** Instants, ms. */
interface Times {
  readonly now: number;
  /** The last request, whenever its reply came. */
  readonly askedAt: number;
  /** The pointer or a key was last used. */
  readonly activeAt: number;
  /** The tab was hidden; undefined where it never was. */
  readonly hiddenAt: number | undefined;
}

/** Whether a map's data are requested again. The timer begins at the last request, so it needs no age. */
export function shouldRefresh(cause: RefreshCause, { now, askedAt, activeAt, hiddenAt }: Times): boolean {
  if (cause === 'visible') return hiddenAt !== undefined && now - hiddenAt > AWAY_MS;
  if (cause === 'timer') return now - activeAt < IDLE_LIMIT_MS;
  return now - activeAt > IDLE_REFRESH_MS && now - askedAt >= REFRESH_EVERY_MS;
}

const TOUCHES = ['pointerdown', 'touchstart', 'keydown'] as const;

interface Kept {
  readonly page: EventTarget & Pick<Document, 'hidden'>;
  readonly now: () => number;
  /** The last request before this began. */
  readonly askedAt: number;
  readonly refresh: () => void;
}

/** Calls `refresh` by a timer, by a touch after a pause, and when the tab is seen again. Returns what stops it. */
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
