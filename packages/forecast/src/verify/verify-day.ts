import { HOUR_MS } from '@groundswell/durations';
import { normalizeDeg } from '../angles.ts';
import type { Column } from '../column.ts';
import { type LeadTallies, perBand } from './lead-tallies.ts';
import { type SwellBand, swellBand } from './swell-band.ts';
import { addError, EMPTY_TALLY, type Tally } from './tally.ts';
import { LEAD_DAYS, type WaveHours } from './waves-at-buoy.ts';

/**
 * The number of lead days to which corrections are fitted. At longer lead times, timing errors outweigh height errors.
 */
const NEAR_LEAD_DAYS = 2;

/** The heights forecast and observed at the same hours, in parallel columns. */
export interface HeightPairs {
  readonly forecastCm: readonly number[];
  readonly observedCm: readonly number[];
}

/** The errors of every run that covers one UTC day at a buoy. */
export interface VerifiedDay extends LeadTallies {
  /** The pairs of heights on lead days 0 and 1, by the band of the forecast's peak period. */
  readonly near: Readonly<Record<SwellBand, HeightPairs>>;
}

/**
 * Compares a day's observed hours with each run at the same instants, once for each run. The result depends only on
 * these inputs, so it is repeatable. Lead day n starts n times 24 h after the run's start.
 */
export function verifyDay(observed: WaveHours, runs: readonly WaveHours[]): VerifiedDay {
  const height = emptyTallies();
  const bands = perBand(emptyTallies);
  const period = emptyTallies();
  const direction = emptyTallies();
  const near = perBand(() => ({ forecastCm: [] as number[], observedCm: [] as number[] }));

  for (const run of runs) {
    observed.heightCm.forEach((observedCm, hour) => {
      const ahead = (observed.startAt - run.startAt) / HOUR_MS + hour;
      const forecastCm = run.heightCm[ahead];
      const lead = Math.floor(ahead / 24);
      if (observedCm === null || !isKnown(forecastCm) || lead >= LEAD_DAYS) return;
      tally(height, lead, forecastCm - observedCm);
      tallyDifference(period, lead, run.periodDs[ahead], observed.periodDs[hour], (error) => error);
      tallyDifference(direction, lead, run.fromDeg[ahead], observed.fromDeg[hour], shortTurnDeg);

      const periodDs = run.periodDs[ahead];
      if (!isKnown(periodDs)) return;
      const band = swellBand(periodDs / 10);
      tally(bands[band], lead, forecastCm - observedCm);
      if (lead >= NEAR_LEAD_DAYS) return;
      near[band].forecastCm.push(forecastCm);
      near[band].observedCm.push(observedCm);
    });
  }
  return { height, bands, period, direction, near };
}

function emptyTallies(): Tally[] {
  return Array.from({ length: LEAD_DAYS }, () => EMPTY_TALLY);
}

function tallyDifference(
  tallies: Tally[],
  lead: number,
  forecast: Column[number] | undefined,
  observed: Column[number] | undefined,
  errorOf: (difference: number) => number,
): void {
  if (isKnown(forecast) && isKnown(observed)) tally(tallies, lead, errorOf(forecast - observed));
}

function tally(tallies: Tally[], lead: number, error: number): void {
  tallies[lead] = addError(tallies[lead] ?? EMPTY_TALLY, error);
}

/** Returns a difference of directions as the shorter rotation, clockwise positive, (-180, 180]. */
function shortTurnDeg(difference: number): number {
  return 180 - normalizeDeg(180 - difference);
}

function isKnown(value: Column[number] | undefined): value is number {
  return value !== null && value !== undefined;
}
