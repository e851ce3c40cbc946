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
  const readers = paced(() => place);
  const students = paced(() => place);
  readers.tell();
  students.tell();

  const move = (to: number | undefined, dragged: boolean) => {
    place = to;
    for (const listener of moved) listener(dragged);
    if (dragged) {
      readers.tellWithin(READ_EVERY_MS);
      students.tellAfter(REST_AFTER_MS);
    } else {
      readers.tell();
      students.tell();
    }
  };

  return {
    place: () => place,
    read: readers.told,
    rest: students.told,
    choose: (next) => move(wholeHour(next), false),
    drag: (next) => move(next, true),
    onMove: (listener) => joined(moved, listener),
    onRead: readers.join,
    onRest: students.join,
  };
}

/** Creates a set of listeners that are called at a limited rate, with a last call for the final value. */
function paced<T>(value: () => T) {
  const listeners = new Set<() => void>();
  let told: T | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(telling);
    telling = undefined;
    if (told === value()) return;
    told = value();
    for (const listener of listeners) listener();
  };
  return {
    tell,
    tellWithin(ms: number) {
      telling ??= setTimeout(tell, ms);
    },
    tellAfter(ms: number) {
      clearTimeout(telling);
      telling = setTimeout(tell, ms);
    },
    told: () => told,
    join: (listener: () => void) => joined(listeners, listener),
  };
}

function wholeHour(hour: number | undefined): number | undefined {
  return hour === undefined ? undefined : Math.floor(hour);
}

function joined<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
