import { type BeachSeries, type BuoyRun, readWaveRow, samples } from '@groundswell/data/ocean';
import { buoyPointId } from '@groundswell/data/sampling-points';
import { forecastHours } from '@groundswell/forecast/verify';
import { cycleAt, DECIDING_MODELS, parseCycle, shiftCycle } from '@groundswell/ocean';
import { listComparedBuoyIds } from '../buoys.ts';

/**
 * The number of cycles that are read back. It covers a day of failed jobs, and cycles that were built late. Samples are
 * deleted after three days.
 */
const CYCLES_BACK = 8;

/**
 * Returns the waves that the newest cycles forecast at wave buoys, by buoy, up to the hour that is built. Stand-in runs
 * are left out, because a run shifted in time is not a real forecast.
 */
export async function readRunsAtBuoys(now: number): Promise<ReadonlyMap<string, readonly BuoyRun[]>> {
  const buoyOf = new Map(listComparedBuoyIds().map((id) => [buoyPointId(id), id]));
  const found = new Map<string, BuoyRun[]>();
  for (let back = 0; back < CYCLES_BACK; back++) {
    const cycle = shiftCycle(cycleAt(now), -6 * back);
    for (const { id } of DECIDING_MODELS.filter(({ waveGrid }) => waveGrid)) {
      for (const [pointId, series] of await samples.readSeries(cycle, id, [...buoyOf.keys()])) {
        const buoyId = buoyOf.get(pointId);
        if (buoyId === undefined || series.standInHours) continue;
        found.set(buoyId, [...(found.get(buoyId) ?? []), runOf(cycle, series)]);
      }
    }
  }
  return found;
}

function runOf(cycle: string, { model, validAt, rows }: BeachSeries): BuoyRun {
  const read = validAt.flatMap((instant, time) => readWaveRow(rows[time] ?? EMPTY_ROW, instant) ?? []);
  return { cycle, model, waves: forecastHours(parseCycle(cycle), read) };
}

const EMPTY_ROW = new Float32Array(0);
