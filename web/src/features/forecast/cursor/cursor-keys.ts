interface CursorAt {
  readonly hour: number;
  readonly now: number;
  readonly hours: number;
}

const MOVES: Readonly<Record<string, (at: CursorAt) => number>> = {
  ArrowRight: ({ hour }) => hour + 1,
  ArrowUp: ({ hour }) => hour + 1,
  ArrowLeft: ({ hour }) => hour - 1,
  ArrowDown: ({ hour }) => hour - 1,
  PageUp: ({ hour }) => hour + 24,
  PageDown: ({ hour }) => hour - 24,
  Home: ({ now }) => now,
  End: ({ hours }) => hours - 1,
};

/**
 * Returns the hour to which a key moves the cursor: arrows by an hour, page keys by a day (up is later), Home to now.
 * Undefined for any other key.
 */
export function hourAfterKey(key: string, at: CursorAt): number | undefined {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move && clampHour(move(at), at.hours);
}

/** Clamps an hour to the range from 0 to `hours` minus 1. */
export function clampHour(hour: number, hours: number): number {
  return Math.max(0, Math.min(hours - 1, Math.floor(hour)));
}
