import { bearingDeg, distanceKm, type Point } from '@groundswell/forecast';
import type { ShoreLine } from './gmt-coast.ts';

/** The distance to which land counts as a shelter, km. Farther land hides the same waves from neighboring places. */
export const VIEW_KM = 150;
/** The number of directions of a view, clockwise from north. */
const DIRECTIONS = 144;

/** Whether each direction from a place is open water for 150 km. */
export type WaveView = readonly boolean[];

/** Returns the view of a place over the shorelines around it. Each shoreline's pieces hide the directions they span. */
export function viewOf(place: Point, shorelines: readonly ShoreLine[]): WaveView {
  const open = Array<boolean>(DIRECTIONS).fill(true);
  for (const line of shorelines) {
    const seen = line.map((point) => ({
      km: distanceKm(place, point),
      at: (bearingDeg(place, point) / 360) * DIRECTIONS,
    }));
    for (const [index, { km, at }] of seen.entries()) {
      const before = seen[index - 1];
      if (!before || Math.min(km, before.km) > VIEW_KM) continue;
      const turn = ((at - before.at + 1.5 * DIRECTIONS) % DIRECTIONS) - DIRECTIONS / 2;
      const first = Math.floor(Math.min(before.at, before.at + turn));
      const last = Math.floor(Math.max(before.at, before.at + turn));
      for (let direction = first; direction <= last; direction++) open[(direction + DIRECTIONS) % DIRECTIONS] = false;
    }
  }
  return open;
}

/**
 * Returns the share of two views that is common: the directions that are open in both, of those open in either. It is 0
 * where both are closed.
 */
export function viewInCommon(one: WaveView, other: WaveView): number {
  const either = one.filter((isOpen, direction) => isOpen || other[direction]).length;
  const both = one.filter((isOpen, direction) => isOpen && other[direction]).length;
  return either === 0 ? 0 : both / either;
}
