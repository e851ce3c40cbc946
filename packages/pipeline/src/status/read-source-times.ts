import { advisories, type CycleProgress, cycles, pointStore, stationList, tileStore } from '@groundswell/data/ocean';
import { MINUTE_MS } from '@groundswell/durations';
import { type ListedStation, runStart } from '@groundswell/forecast';
import { AIR_MODEL_ID, cycleAt, DECIDING_MODELS, parseCycle, shiftCycle } from '@groundswell/ocean';
import { type FirstTime, findFirstTime, firstTimePath, type TileSet } from '@groundswell/tiles';
import type { OceanSettings } from '../ocean-settings.ts';

/** The runs that are searched for each source's newest one: those of the last 36 hours. */
const RUNS_SEARCHED = 6;
/** A reading further ahead than this comes from a wrong clock. */
const CLOCKS_APART_MS = 15 * MINUTE_MS;

/**
 * The time of a source's newest data, UTC ms: the start of a run, or the time of a reading or a check. `overdue`: none
 * of the last 36 hours, although forecasts were built before. Undefined if nothing is known.
 */
export type SourceTime = number | 'overdue' | undefined;

/** How recent the data of each source are. A source that is switched off has no entry. */
export interface SourceTimes {
  /** The run of the last build of forecasts, and the time of that build, UTC ms. */
  readonly lastBuild?: { readonly runAt: number; readonly builtAt: number };
  /** The start of the newest run of the last 36 hours from whose whole grids forecasts were built, UTC ms. */
  readonly completeRunAt?: number;
  readonly sources: ReadonlyMap<string, SourceTime>;
}

/** Reads from the table and the buckets how recent the data of each source are. */
export async function readSourceTimes(
  now: number,
  { shortRange, nwsUrl }: Pick<OceanSettings, 'shortRange' | 'nwsUrl'>,
): Promise<SourceTimes> {
  const newest = cycleAt(now);
  const searched = Array.from({ length: RUNS_SEARCHED }, (_, back) => shiftCycle(newest, -6 * back));
  const [lastBuild, runs, stations, warnings, charts, points] = await Promise.all([
    cycles.findLastBuild(),
    Promise.all(searched.map((cycle) => cycles.readProgress(cycle))),
    stationList.read(),
    nwsUrl === undefined ? undefined : advisories.read(),
    Promise.all((['wvht', 'gfs-wind'] as const).map(readShownRun)),
    pointStore.readShown(),
  ]);
  const newestOf = (...ids: readonly string[]) =>
    oldestOf(ids.map((id) => newestRun(runs, id, lastBuild !== undefined)));
  const complete = runs.find(isBuiltFromAll)?.cycle;
  return {
    ...(lastBuild && { lastBuild: { runAt: parseCycle(lastBuild.cycle), builtAt: lastBuild.builtAt } }),
    ...(complete !== undefined && { completeRunAt: parseCycle(complete) }),
    sources: new Map<string, SourceTime>([
      ['regional-waves', newestOf(...DECIDING_MODELS.filter(({ kind }) => kind === 'waves').map(({ id }) => id))],
      ['wind', newestOf(AIR_MODEL_ID)],
      ...(shortRange ? [['short-range', newestOf(shortRange.id)] as const] : []),
      ['buoys', newestReading(stations?.stations ?? [], now)],
      ...(nwsUrl === undefined ? [] : [['advisories', warnings?.checkedAt] as const]),
      ['charts', oldestOf(charts)],
      ['points', startOf(findFirstTime(points))],
    ]),
  };
}

function newestRun(runs: readonly CycleProgress[], source: string, wasBuilt: boolean): SourceTime {
  const found = runs.find(({ sources }) => (sources.get(source)?.done.size ?? 0) > 0);
  if (found) return parseCycle(found.cycle);
  return wasBuilt ? 'overdue' : undefined;
}

function isBuiltFromAll({ sources, builtSteps, builtThroughHour }: CycleProgress): boolean {
  const isWhole = DECIDING_MODELS.every(({ id, steps }) => (sources.get(id)?.done.size ?? 0) >= steps.length);
  return isWhole && builtSteps !== undefined && builtThroughHour === undefined;
}

/** Returns the oldest of several times. One that is unknown makes the result unknown, unless another is overdue. */
function oldestOf(times: readonly SourceTime[]): SourceTime {
  if (times.includes('overdue')) return 'overdue';
  const known = times.filter((time) => typeof time === 'number');
  return known.length === times.length ? Math.min(...known) : undefined;
}

async function readShownRun(set: TileSet): Promise<number | undefined> {
  return startOf(findFirstTime(await tileStore.findText(firstTimePath(set))));
}

/** Returns the start of the newest run of which anything is shown: of the run that stands in for it, if there is one. */
function startOf(shown: FirstTime | undefined): number | undefined {
  const run = shown?.hours.length ? (shown.standInRun ?? shown.run) : shown?.earlier?.[0]?.run;
  return run === undefined ? undefined : runStart(run);
}

/** Returns the time of the newest reading of any station, UTC ms. */
function newestReading(stations: readonly ListedStation[], now: number): number | undefined {
  const times = stations
    .flatMap(({ waves, wind, airC, waterC }) => [waves, wind, airC, waterC].flatMap((reading) => reading?.at ?? []))
    .filter((at) => at <= now + CLOCKS_APART_MS);
  return times.length === 0 ? undefined : times.reduce((newest, at) => Math.max(newest, at));
}
