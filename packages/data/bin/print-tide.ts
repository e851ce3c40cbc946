import type { TideStation } from '@groundswell/forecast';
import { predictTide } from '@groundswell/forecast/compose';
import { findTideStation } from '../src/places/tide-stations.ts';
import { parseTideCall, TIDE_USAGE, type TideCall } from './tide-call.ts';

/**
 * Prints the tide data that the command line requests. Returns the exit code: 0 on success or `--help`, 1 for a station whose tide
 * cannot be computed, 2 for wrong arguments.
 */
export async function printTide(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(TIDE_USAGE);
    return 0;
  }
  const call = parseTideCall(args);
  if (typeof call === 'string') {
    console.error(`${call}\n${TIDE_USAGE}`);
    return 2;
  }
  try {
    printLines(await findStation(call), call);
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function printLines(station: TideStation, { from, to, stepMs, extremes }: TideCall): void {
  const prediction = predictTide(station, from, stepMs, Math.floor((to - from) / stepMs) + 1);
  if (extremes)
    for (const { at, levelM, high } of prediction.extremes.filter((extreme) => extreme.at <= to))
      printLine(at, levelM, { type: high ? 'high' : 'low' });
  else for (const [index, levelM] of prediction.levelsM.entries()) printLine(from + index * stepMs, levelM);
}

function printLine(at: number, levelM: number, more?: { type: string }): void {
  const time = new Date(at).toISOString().replace('.000', '');
  console.log(JSON.stringify({ time, metres: Number(levelM.toFixed(3)), ...more }));
}

/**
 * Finds a tide station, in the beach catalogue first, because loading the whole tide database takes half a second. The
 * catalogue holds only the stations that beaches use.
 */
async function findStation({ station, datum }: TideCall): Promise<TideStation> {
  const ids = [`noaa/${station}`, station];
  const known = ids.map(findTideStation).find((found) => found !== undefined);
  const found = known ? aboveDatum(known, datum) : await findInDatabase(ids, datum);
  if (!found) throw new RangeError(`The tide database has no tide station ${station}.`);
  if (found.offsets && datum !== 'MLLW')
    throw new RangeError(
      `${found.name} is a subordinate station of ${found.offsets.referenceName}: its levels are known above MLLW alone.`,
    );
  return found;
}

function aboveDatum(station: TideStation, datum: TideCall['datum']): TideStation {
  const datumM = { MLLW: station.datumM, MSL: station.meanSeaLevelM, STND: 0 }[datum];
  return { ...station, datumM };
}

async function findInDatabase(ids: readonly string[], datum: TideCall['datum']): Promise<TideStation | undefined> {
  const { findDatabaseStation } = await import('../../forecast/scripts/database-tide-station.ts');
  return ids.map((id) => findDatabaseStation(id, datum)).find((found) => found !== undefined);
}
