import { type Point, pointAlong, toRadians } from '@groundswell/forecast';
import type { SeaCell } from '../src/places/beach-evidence.ts';
import type { FacedPlace } from './facing-step.ts';
import { readShoreline } from './gmt-coast.ts';
import { drawWindow } from './open-rays.ts';

/** So far off the shore we look out, outside the breakers and inside the headlands; farther where a bar or an islet closes all that lies ahead. */
const offShoreKm = [0.5, 1, 1.5, 2];
const AHEAD_DEG = 45;

/** Land counts as far as the wave model's cell and half as far again, for the cell lies to one side of some of it. */
const REACH_OF_CELL = 1.5;
const LEAST_REACH_KM = 15;
const GREATEST_REACH_KM = 60;
const KM_PER_DEG = 111.195;

const CLOSED = '0'.repeat(72);

/** The window of each beach, in the order given: 72 digits, clockwise from north, 9 where nothing stands before the sea cell. */
export function findSwellWindows(
  beaches: readonly FacedPlace[],
  seaCells: readonly (SeaCell | undefined)[],
): readonly string[] {
  return beaches.map(({ shorePoint, facingDeg }, index) => {
    const reachKm = reachOf(seaCells[index]);
    const farthestKm = offShoreKm.at(-1) ?? 0;
    const shore = readShoreline(shorePoint, halfBoxDeg(shorePoint, reachKm + farthestKm));
    const windows = offShoreKm.map((km) => drawWindow(pointAlong(shorePoint, facingDeg, km), shore, reachKm));
    return windows.find((window) => isOpenAhead(window, facingDeg)) ?? CLOSED;
  });
}

function isOpenAhead(window: string, facingDeg: number): boolean {
  return [...window].some(
    (digit, index) =>
      digit !== '0' && Math.cos(toRadians((360 / window.length) * index - facingDeg)) > Math.cos(toRadians(AHEAD_DEG)),
  );
}

function reachOf(seaCell: SeaCell | undefined): number {
  const wantedKm = REACH_OF_CELL * (seaCell?.distanceKm ?? 0);
  return Math.min(GREATEST_REACH_KM, Math.max(LEAST_REACH_KM, wantedKm));
}

/** Half the sides, in degrees, of a box that holds the circle. */
function halfBoxDeg({ lat }: Point, reachKm: number): number {
  return reachKm / (KM_PER_DEG * Math.cos(toRadians(lat + 1)));
}
