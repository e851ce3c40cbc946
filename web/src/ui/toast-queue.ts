export interface ToastOptions {
  /** An error is announced at once, interrupting the screen reader. */
  readonly tone?: 'plain' | 'error';
  /**
   * The display time in ms. A toast with an action ignores it and stays until the reader uses the action or closes the
   * toast.
   */
  readonly ms?: number;
  /** Closes the toast when aborted, because its sentence is no longer true. */
  readonly until?: AbortSignal;
  readonly action?: { readonly text: string; readonly onChoose: () => void };
  /**
   * Undoes the last action. The toast offers it for a limited time, which is extended while the toast has the pointer
   * or the focus. Its button is the next Tab stop.
   */
  readonly onUndo?: () => void;
}
export type Toast = ToastOptions & { readonly sentence: string };
/**
 * The toasts on screen: a passing one, which disappears after its time, and a lasting one with an action, which stays.
 */
interface ShownToasts {
  readonly passing: Toast | undefined;
  readonly lasting: Toast | undefined;
}

const DURATION_MS = 2000;
const UNDO_MS = 15_000;
/** The minimum display time of a toast, in ms, before the next one may replace it. */
const READ_MS = 2000;
/**
 * A toast younger than this, in ms, survives a change of the page, because one click may have caused the toast and the
 * change.
 */
const FRESH_MS = 1000;

/** Shows one toast of each kind at a time; the others wait in their order. */
export function createToastQueue() {
  let passing: readonly Toast[] = [];
  let lasting: readonly Toast[] = [];
  let shown: ShownToasts = { passing: undefined, lasting: undefined };
  let ending: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;
  let isHeld = false;
  const addedAt = new WeakMap<Toast, number>();
  const listeners = new Set<() => void>();

  const end = (toast: Toast) => {
    passing = passing.filter((one) => one !== toast);
    lasting = lasting.filter((one) => one !== toast);
    show();
  };
  const time = () => {
    clearTimeout(ending);
    const [first, next] = passing;
    // A toast with an undo button stays while it has the pointer or the focus. Another toast stays only if no toast
    // waits, because the pointer may rest there by accident.
    if (!first || (isHeld && (first.onUndo || !next))) return;
    const ms = first.ms ?? (first.onUndo ? UNDO_MS : DURATION_MS);
    const leftMs = next ? Math.max(0, Math.min(ms, READ_MS) - (Date.now() - shownAt)) : ms;
    ending = setTimeout(end, leftMs, first);
  };
  const show = () => {
    if (passing[0] !== shown.passing) {
      isHeld = false;
      shownAt = Date.now();
    }
    const next = { passing: passing[0], lasting: lasting[0] };
    const isSame = next.passing === shown.passing && next.lasting === shown.lasting;
    if (!isSame) shown = next;
    time();
    if (!isSame) for (const listener of listeners) listener();
  };

  return {
    shown: () => shown,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds a toast; it replaces a waiting one with the same sentence. */
    add(toast: Toast) {
      if (toast.until?.aborted) return;
      toast.until?.addEventListener('abort', () => end(toast), { once: true });
      addedAt.set(toast, Date.now());
      const others = (list: readonly Toast[]) => list.filter(({ sentence }) => sentence !== toast.sentence);
      if (toast.action) lasting = [...others(lasting), toast];
      else passing = [...others(passing), toast];
      show();
    },
    close: end,
    /** Pauses the timer while the pointer or the focus is on the toast: the reader is reading it or about to use it. */
    hold() {
      isHeld = true;
      time();
    },
    release() {
      isHeld = false;
      time();
    },
    /** Removes the toasts of the page that the reader is leaving; a very recent toast stays. */
    leave() {
      const isFresh = (toast: Toast) => Date.now() - (addedAt.get(toast) ?? 0) < FRESH_MS;
      passing = passing.filter(isFresh);
      lasting = lasting.filter(isFresh);
      show();
    },
    takeAll(): readonly Toast[] {
      const all = [...lasting, ...passing];
      passing = [];
      lasting = [];
      show();
      return all;
    },
  };
}
