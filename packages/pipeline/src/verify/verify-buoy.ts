import {
  type AccuracySummary,
  accuracy,
  type BuoyAccuracy,
  type BuoyDay,
  type BuoyRun,
  buoyForecasts,
  stationHistory,
} from '@groundswell/data/ocean';
import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import {
  type Correction,
  countHours,
  fitCorrections,
  type HeightErrors,
  joinLeads,
  joinReliability,
  joinTallies,
  measuredHours,
  PUBLISHED,
  type Reliability,
  verifyDay,
  verifyReliability,
} from '@groundswell/forecast/verify';
import { cycleAt } from '@groundswell/ocean';

/** The number of days over which forecast accuracy is reported. */
export const ACCURACY_DAYS = 30;
/** The number of days after which a run is no longer compared: 16 lead days, and the two days of a buoy's history. */
const RUN_DAYS = 18;
/** The number of days of comparisons to which corrections are fitted. */
const FIT_DAYS = 120;
/** The number of days without measurements after which a buoy's corrections are no longer used. */
const SILENT_DAYS = 14;
/** The time for which a station's rows are stored. */
const HISTORY_MS = 48 * HOUR_MS;
/** The average of a day's first hour takes rows from an hour and a half before midnight. */
const ROWS_BEFORE_MS = 1.5 * HOUR_MS;
/** The time after a day's end by which its rows and runs have arrived. */
const LATE_MS = 3 * HOUR_MS;

/** A buoy's accuracy, and the pairs of its finished days, to which the errors of its model are fitted. */
export interface VerifiedBuoy extends BuoyAccuracy {
  readonly pairs?: Reliability;
}

/**
 * Stores a buoy's new runs, compares its last whole day with every stored run, and sums up its days. `before` is the
 * last summary. Each step writes whole items computed from stored data, so it may be repeated, even after a crash.
 * Returns undefined where the buoy has no days to sum up.
 */
export async function verifyBuoy(
  buoyId: string,
  fresh: readonly BuoyRun[],
  before: Pick<AccuracySummary, 'buoys' | 'heightErrors'> | undefined,
  now: number,
): Promise<VerifiedBuoy | undefined> {
  const runs = await keepRuns(buoyId, fresh, now);
  const model = runs.at(-1)?.model;
  await compareDay(buoyId, runs, before?.heightErrors?.[model ?? ''] ?? PUBLISHED, now);

  const days = await accuracy.listDays(buoyId, dayText(now - FIT_DAYS * DAY_MS));
  const since = dayText(now - ACCURACY_DAYS * DAY_MS);
  const recent = days.filter(({ day }) => day >= since);
  if (recent.length === 0 || model === undefined) return undefined;
  const standing: readonly Correction[] = before?.buoys.find((buoy) => buoy.buoyId === buoyId)?.corrections ?? [];
  const reliabilityOf = (some: readonly BuoyDay[]) =>
    joinReliability(some.flatMap(({ reliability }) => reliability ?? []));
  // Today and yesterday are still compared. Ranges fitted to them would depend on how often the job runs.
  const finished = days.filter(({ day }) => day < dayText(now - DAY_MS));
  const isSilent = (days.at(-1)?.day ?? '') < dayText(now - SILENT_DAYS * DAY_MS);
  return {
    buoyId,
    model,
    errors: joinLeads(recent),
    stated: reliabilityOf(recent).stated,
    pairs: reliabilityOf(finished),
    corrections: isSilent ? [] : fitCorrections(days, standing, dayText(now)),
  };
}

/**
 * Returns all runs of a buoy that may still be compared with measurements, oldest first. A newly read run replaces the
 * stored copy where it covers more hours.
 */
async function keepRuns(buoyId: string, fresh: readonly BuoyRun[], now: number): Promise<readonly BuoyRun[]> {
  const kept = await buoyForecasts.list(buoyId, cycleAt(now - RUN_DAYS * DAY_MS));
  const runs = new Map(kept.map((run) => [run.cycle, run]));
  for (const run of fresh) {
    const known = runs.get(run.cycle);
    if (countHours(run.waves) <= (known ? countHours(known.waves) : 0)) continue;
    await buoyForecasts.put(buoyId, run);
    runs.set(run.cycle, run);
  }
  return [...runs.values()].sort((a, b) => (a.cycle < b.cycle ? -1 : 1));
}

/**
 * Compares yesterday's measurements with the forecasts, once they have arrived and while the buoy's history covers the
 * whole day. A day without a pair of values is not stored.
 */
async function compareDay(buoyId: string, runs: readonly BuoyRun[], stated: HeightErrors, now: number): Promise<void> {
  const todayAt = Date.parse(dayText(now));
  const dayAt = todayAt - DAY_MS;
  if (now < todayAt + LATE_MS || dayAt - ROWS_BEFORE_MS < now - HISTORY_MS) return;
  const rows = await stationHistory.read(buoyId);
  const observed = measuredHours(dayAt, rows);
  const forecasts = runs.map(({ waves }) => waves);
  const verified = verifyDay(observed, forecasts);
  const [pairs] = joinTallies(verified.height);
  if (pairs === 0) return;
  const reliability = verifyReliability(observed, forecasts, stated);
  const day: BuoyDay = { day: dayText(dayAt), ...verified, reliability };
  await accuracy.putDay(buoyId, day, now);
}

/** Returns the UTC day of an instant, such as `2026-11-20`. */
function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
