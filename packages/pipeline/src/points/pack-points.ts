import { cycles, pointStore } from '@groundswell/data/ocean';
import { AIR_MODEL_ID, WAVES_CHART } from '@groundswell/ocean';
import { type FirstTime, findFirstTime, formatFirstTime, tileSets } from '@groundswell/tiles';
import { BANDS, BLOCK_STEPS, packBand, rowsRange, type StepSet } from '@groundswell/tiles/points';
import pMap from 'p-map';
import type { OceanSettings } from '../ocean-settings.ts';
import { chartsOf } from '../tiles/tiles-sources.ts';
import { listPointHours } from './points-ready.ts';
import { chooseShown } from './points-shown.ts';

/**
 * The number of bands that are held in memory at once: about 105 MB for all hours, besides 9 MB for each packed band.
 */
const BANDS_AT_ONCE = 15;
const READS_AT_ONCE = 16;
const WRITES_AT_ONCE = 4;

/**
 * Converts a run's steps, stored as one object for each hour, into bands of blocks that hold all hours of a place side
 * by side. When all bands are stored, the run becomes the shown run. Repeated calls give the same result. A run that is
 * no better than the shown one is skipped. Returns whether the run is shown.
 */
export async function packPoints(run: string, { pins }: OceanSettings): Promise<boolean> {
  const hours = listPointHours(await cycles.readProgress(chartsOf(run)));
  const packed: FirstTime = {
    run,
    model: `${WAVES_CHART.model.id}_${AIR_MODEL_ID}`,
    hours,
    standInRun: pins.get(WAVES_CHART.model.id),
  };
  const choose = (text: string | undefined) =>
    hours.length > 0 ? chooseShown(findFirstTime(text), packed, tileSets.wvht.hours.length) : undefined;
  if (!choose(await pointStore.readShown())) return false;

  for (let first = 0; first < BANDS; first += BANDS_AT_ONCE) await packBands(run, hours, first);
  return pointStore.updateShown((text) => {
    const next = choose(text);
    return next && formatFirstTime(next);
  });
}

async function packBands(run: string, hours: readonly number[], first: number): Promise<void> {
  const bands = Array.from({ length: Math.min(BANDS_AT_ONCE, BANDS - first) }, (_, index) => first + index);
  const firstRow = first * BLOCK_STEPS;
  const lastRow = firstRow + bands.length * BLOCK_STEPS;
  const find = (set: StepSet, list: readonly number[]) =>
    pMap(list, (hour) => findRows(run, set, hour, firstRow, lastRow), { concurrency: READS_AT_ONCE });
  const read = async (set: StepSet, list: readonly number[]) =>
    (await find(set, list)).map((bytes, index) => {
      if (!bytes) throw new Error(`Hour ${list[index]} of ${set} of run ${run} is missing or cut short.`);
      return bytes;
    });
  const [waves, winds, [sea]] = [await read('wvht', hours), await read('gfs-wind', hours), await read('sst', [0])];
  // For an hour whose NOAA file has no trains, no rows are stored.
  const trains = await find('trains', hours);
  await pMap(
    bands,
    (band) => {
      const top = (band - first) * BLOCK_STEPS;
      const rowsOf = (set: StepSet, bytes: Uint8Array) => {
        const { first: from, last } = rowsRange(set, top, top + BLOCK_STEPS);
        return bytes.subarray(from, last + 1);
      };
      const packed = packBand(run, band, {
        waves: waves.map((bytes) => rowsOf('wvht', bytes)),
        winds: winds.map((bytes) => rowsOf('gfs-wind', bytes)),
        trains: trains.map((bytes) => bytes && rowsOf('trains', bytes)),
        sea: sea && rowsOf('sst', sea),
      });
      return pointStore.putBand({ run, hours: hours.length, band }, packed);
    },
    { concurrency: WRITES_AT_ONCE },
  );
}

/** Returns the rows of an hour; undefined where they are missing or truncated. */
async function findRows(run: string, set: StepSet, hour: number, firstRow: number, lastRow: number) {
  const range = rowsRange(set, firstRow, lastRow);
  const bytes = await pointStore.findStepPart(run, set, hour, range);
  return bytes?.length === range.last - range.first + 1 ? bytes : undefined;
}
