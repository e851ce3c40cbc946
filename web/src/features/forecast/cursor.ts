/** Those who read are told of a dragged cursor this often: faster nobody reads. */
const READ_EVERY_MS = 100;

/**
 * Where the reader stands on the timeline, in hours from its start. What is drawn follows every move, outside of React;
 * what is read follows at a pace one can read, and always ends at the cursor's last place.
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
}

export function createCursor(hour?: number): Cursor {
  const moved = new Set<(dragged: boolean) => void>();
  const readers = new Set<() => void>();
  let place = middleOf(hour);
  let read = place;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    telling = undefined;
    if (read === place) return;
    read = place;
    for (const listener of readers) listener();
  };
  const move = (to: number | undefined, dragged: boolean) => {
    place = to;
    for (const listener of moved) listener(dragged);
    if (dragged) telling ??= setTimeout(tell, READ_EVERY_MS);
    else {
      clearTimeout(telling);
      tell();
    }
  };

  return {
    place: () => place,
    read: () => read,
    choose: (next) => move(middleOf(next), false),
    drag: (next) => move(next, true),
    onMove: (listener) => joined(moved, listener),
    onRead: (listener) => joined(readers, listener),
  };
}

function middleOf(hour: number | undefined): number | undefined {
  return hour === undefined ? undefined : Math.floor(hour) + 0.5;
}

function joined<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
