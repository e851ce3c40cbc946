import type { BeachForecast } from '../beach-forecast.ts';
import { comparedHours, dayFaceM, ownFaceM } from './day-face.ts';
import { EARLIER_RUNS, type EarlierRuns } from './earlier-runs.ts';
import { LEAST_RUNS, LEAST_SPREAD_OF_M } from './run-spread.ts';

/**
 * Returns the values of up to five earlier runs for the days of `own`, newest run first. Forecasts of the same wave run
 * count once; forecasts of `own`'s run do not count. Returns undefined when no earlier run is left.
 */
export function compareRuns(own: BeachForecast, earlier: readonly BeachForecast[]): EarlierRuns | undefined {
  const runs = distinctRuns(own, earlier);
  if (runs.length === 0) return undefined;
  const hoursOfDays = own.days.map((day) => comparedHours(own.beach.timeZone, day));
  return {
    runAt: runs.flatMap(({ sources }) => sources.waves?.runAt ?? []),
    faceCm: runs.map((run) => hoursOfDays.map((hours) => whole(dayFaceM(hours.map((at) => ownFaceM(run, at))), 100))),
    spreadPct: hoursOfDays.map((hours) => whole(spreadOf([own, ...runs], hours), 100)),
  };
}

function distinctRuns(own: BeachForecast, earlier: readonly BeachForecast[]): BeachForecast[] {
  const ownRunAt = own.sources.waves?.runAt ?? own.updatedAt;
  const byRun = new Map<number, BeachForecast>();
  for (const forecast of earlier) {
    const runAt = forecast.sources.waves?.runAt;
    if (runAt === undefined || runAt >= ownRunAt) continue;
    const before = byRun.get(runAt);
    if (!before || before.updatedAt < forecast.updatedAt) byRun.set(runAt, forecast);
  }
  return [...byRun]
    .sort(([a], [b]) => b - a)
    .slice(0, EARLIER_RUNS)
    .map(([, forecast]) => forecast);
}

/**
 * Returns the spread of a lagged ensemble (Hoffman & Kalnay 1983, Tellus 35A): the standard deviation of the runs'
 * faces over their mean. Both are root mean squares over the hours that every run covers.
 */
function spreadOf(runs: readonly BeachForecast[], hours: readonly number[]): number | undefined {
  const facesByRun = runs.map((run) => hours.map((at) => ownFaceM(run, at)));
  const covering = facesByRun.filter((faces) => dayFaceM(faces) !== undefined);
  if (covering.length < LEAST_RUNS) return undefined;
  let variance = 0;
  let energy = 0;
  let counted = 0;
  for (const index of hours.keys()) {
    const faces = covering.flatMap((run) => run[index] ?? []);
    if (faces.length < covering.length) continue;
    const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
    variance += faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / (faces.length - 1);
    energy += mean ** 2;
    counted++;
  }
  return counted > 0
    ? Math.sqrt(variance / counted) / Math.max(LEAST_SPREAD_OF_M, Math.sqrt(energy / counted))
    : undefined;
}

function whole(value: number | undefined, perUnit: number): number | null {
  return value === undefined ? null : Math.round(value * perUnit);
}
