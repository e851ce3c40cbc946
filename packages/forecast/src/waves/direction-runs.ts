import { TRANSFER_DIRECTIONS } from './swell-transfer.ts';

/** A run of neighbouring directions: the index of the first one, and their number. */
export interface DirectionRun {
  readonly start: number;
  readonly steps: number;
}

/** Lists the runs of true directions, around the full circle. `inside` has one value for each transfer direction. */
export function listRuns(inside: readonly boolean[]): DirectionRun[] {
  const count = TRANSFER_DIRECTIONS;
  if (inside.every(Boolean)) return [{ start: 0, steps: count }];
  const starts = inside.flatMap((is, index) => (is && !inside[(index + count - 1) % count] ? [index] : []));
  return starts.map((start) => {
    let steps = 1;
    while (inside[(start + steps) % count]) steps++;
    return { start, steps };
  });
}

/** Lists the indexes of a run's directions. */
export function directionsOf({ start, steps }: DirectionRun): number[] {
  return Array.from({ length: steps }, (_, step) => (start + step) % TRANSFER_DIRECTIONS);
}
