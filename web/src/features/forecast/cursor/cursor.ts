/** Those who read are told of a dragged cursor this often: faster nobody reads. */
const READ_EVERY_MS = 250;
/** A cursor that is held still this long rests. */
const REST_AFTER_MS = 120;

/**
 * Where the reader stands on the timeline, in hours from its start. What is drawn follows every move, outside of React;
 * what is read follows at a pace one can read, what is studied once the cursor rests. All end at its last place.
 */
export interface Cursor {
  /** Undefined: it stands on now and goes with the time. */
  place(): number | undefined;
  /** The place that those who read were last told of. */
  read(): number | undefined;
  /** The middle of an hour, or now. */
  choose(hour: number | undefined): void;
  /** Anywhere between two hours, while it is under way. */
  drag(place: number): void;
  onMove(listener: (dragged: boolean) => void): () => void;
  onRead(listener: () => void): () => void;
  /** The same for those who want no more than where it rests. */
  rest(): number | undefined;
  onRest(listener: () => void): () => void;
}

export function createCursor(hour?: number): Cursor {
  let place = middleOf(hour);
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
    choose: (next) => move(middleOf(next), false),
    drag: (next) => move(next, true),
    onMove: (listener) => joined(moved, listener),
    onRead: readers.join,
    onRest: students.join,
  };
}

/** Listeners that are told of a value now and then. */
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

function middleOf(hour: number | undefined): number | undefined {
  return hour === undefined ? undefined : Math.floor(hour) + 0.5;
}

function joined<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
