/** The interval of `onRead` calls during a drag; readers cannot read faster changes. */
const READ_EVERY_MS = 250;
/** The debounce of `onRest`: the cursor rests once it is still for this long. */
const REST_AFTER_MS = 120;

/**
 * The reader's position on the timeline, in hours from its start. Drawings follow each move, outside of React. Texts
 * follow at a throttled rate, details only after a pause. Texts and details always end at the last position.
 */
export interface Cursor {
  /** Returns the position; undefined while the cursor follows the current time. */
  place(): number | undefined;
  /** Returns the position at the last `onRead`. */
  read(): number | undefined;
  /** Moves to a whole hour, because data and labels are hourly; undefined follows the current time. */
  choose(hour: number | undefined): void;
  /** Moves to any position during a drag, also between hours. */
  drag(place: number): void;
  onMove(listener: (dragged: boolean) => void): () => void;
  onRead(listener: () => void): () => void;
  /** Returns the position at the last `onRest`. */
  rest(): number | undefined;
  onRest(listener: () => void): () => void;
}

export function createCursor(hour?: number): Cursor {
  let place = wholeHour(hour);
  const moved = new Set<(dragged: boolean) => void>();
  const readListeners = createThrottledListeners(() => place);
  const restListeners = createThrottledListeners(() => place);
  readListeners.tell();
  restListeners.tell();

  const move = (to: number | undefined, dragged: boolean) => {
    place = to;
    for (const listener of moved) listener(dragged);
    if (dragged) {
      readListeners.notifyWithin(READ_EVERY_MS);
      restListeners.notifyAfter(REST_AFTER_MS);
    } else {
      readListeners.tell();
      restListeners.tell();
    }
  };

  return {
    place: () => place,
    read: readListeners.told,
    rest: restListeners.told,
    choose: (next) => move(wholeHour(next), false),
    drag: (next) => move(next, true),
    onMove: (listener) => addListener(moved, listener),
    onRead: readListeners.subscribe,
    onRest: restListeners.subscribe,
  };
}

/** Creates a set of listeners that are called at a limited rate, with a last call for the final value. */
function createThrottledListeners<T>(value: () => T) {
  const listeners = new Set<() => void>();
  let told: T | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (told === value()) return;
    told = value();
    for (const listener of listeners) listener();
  };
  return {
    tell,
    notifyWithin(ms: number) {
      timer ??= setTimeout(tell, ms);
    },
    notifyAfter(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(tell, ms);
    },
    told: () => told,
    subscribe: (listener: () => void) => addListener(listeners, listener),
  };
}

function wholeHour(hour: number | undefined): number | undefined {
  return hour === undefined ? undefined : Math.floor(hour);
}

function addListener<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
