import type { DayReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  chanceOfDay,
  chanceWithCondition,
  type DayOdds,
  faceQuantiles,
  surfIn,
  tenthsOf,
  type Units,
} from '@groundswell/forecast';
import { rounded } from '../texts/quantities.ts';

/** The heights whose odds a reply states, in round steps of each unit, on the reader's scale. */
const HEIGHTS: Readonly<Record<Units['wave'], readonly number[]>> = {
  ft: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30],
  m: [0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4.5, 6, 7.5, 9],
};

export function oddsHeights({ wave }: Units): number[] {
  return [...HEIGHTS[wave]];
}

/** Presents a day's odds in the reader's unit and scale; `firstIndex` is the timeline's index of the day's first hour. */
export function presentOdds(
  odds: DayOdds | undefined,
  { startAt, firstIndex }: { readonly startAt: number; readonly firstIndex: number },
  units: Units,
): DayReply['odds'] {
  if (!odds) return null;
  const facesM = HEIGHTS[units.wave].map((height) => faceOf(units, height));
  return {
    index: firstIndex + Math.floor((odds.at - startAt) / HOUR_MS),
    quantiles: faceQuantiles(odds.face).map((faceM) => surfNumber(faceM, units)),
    tenths: facesM.map((faceM) => tenthsOf(chanceOfDay(odds, faceM))),
    clean: odds.conditions ? facesM.map((faceM) => tenthsOf(chanceWithCondition(odds, faceM, 'clean') ?? 0)) : null,
  };
}

/** Returns the face of a height on the reader's scale, metres. */
export function faceOf(units: Units, height: number): number {
  return height / surfIn(units, 1);
}

function surfNumber(faceM: number, units: Units): number {
  return rounded(surfIn(units, faceM), units.wave === 'ft' ? 1 : 2);
}
