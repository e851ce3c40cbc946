import { brotliCompressSync, constants } from 'node:zlib';
import { GRID_TRAINS, type SampleBlock, waveWidth, writeWaveRow } from '@groundswell/data/ocean';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { joinBlocks } from '@groundswell/data/testing/join-blocks';
import { findTideStation } from '@groundswell/data/tide-stations';
import { compareRuns, composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { GRID_STEPS, sampleWaves } from '@groundswell/ocean';
import { fieldName } from '@groundswell/ocean/testing/field-name';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import type { GribField } from '@groundswell/ocean/testing/grib2/grib-field';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import { hasRealData, readReal } from '@groundswell/ocean/testing/real-data';
import { type MonthLine, monthOf, type UnitCosts } from '@groundswell/operations/costs/ocean-month';
import { drawTiles } from '@groundswell/tiles/draw';
import { madeGrid, madeLayer } from '@groundswell/tiles/testing/grids';
import type { BenchRow } from './bench-row.ts';

const WAVES = 'grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2';
const QUARTER_DEGREE = 'grib/gdas.20211116.t00z.pgrb2.0p25.f000.tmp2m.grib2';
const AIR_FIELDS = 8;
/** The ratio of HRRR's grid points to those of GFS. Three of HRRR's fields are read. */
const SHORT_RANGE_SHARE = (1799 * 1059) / (1440 * 721);
const SIZES = [500, 2000, 10_000] as const;

/**
 * Measures the unit costs, computes the cost of a month for ten thousand beaches with four runs a day, and checks that
 * costs grow linearly.
 */
export async function bench(): Promise<BenchRow[]> {
  if (!hasRealData) return [{ what: 'scale', measured: 'not run: no NOAA files beside the repository' }];
  const growth = SIZES.map((count) => ({ count, ...measureBeaches(count) }));
  const largest = growth.at(-1);
  if (!largest) throw new Error('No size was measured.');
  const unit: UnitCosts = { ...largest, ...measureSteps() };

  return [
    ...growth.map(({ count, sampleMsPerBeachStep, joinMsPerBeach, buildMsPerBeach }) => ({
      what: `${count} beaches: sample a step, join, build`,
      measured: `${(sampleMsPerBeachStep * 1000).toFixed(2)} µs, ${joinMsPerBeach.toFixed(2)} ms, ${buildMsPerBeach.toFixed(1)} ms`,
      aim: 'each, the same at any size',
    })),
    { what: 'decode a step: waves, weather, short-range', measured: stepsText(unit) },
    { what: 'draw an hour of tiles', measured: `${unit.tileHourMs.toFixed(0)} ms, ${kb(unit.tileHourBytes)}` },
    ...monthOf(unit, 10_000).map(toRow),
    ...SIZES.map((count) => ({ what: `${count} beaches a month`, measured: dollars(monthOf(unit, count)) })),
  ];
}

function measureSteps(): Pick<
  UnitCosts,
  'waveStepMs' | 'airStepMs' | 'shortRangeStepMs' | 'tileHourMs' | 'tileHourBytes'
> {
  // A wave file has 19 messages, of which the forecast needs 13.
  const waveStepMs = leastMs(() => readFields(WAVES).forEach((field) => void decodeField(field))) * (13 / 19);
  const oneFieldMs = leastMs(() => readFields(QUARTER_DEGREE).forEach((field) => void decodeField(field)));
  const globe = { latNorth: 90, lonWest: 0, stepDeg: 0.25, columns: 1440, rows: 721 };
  const layer = madeLayer(globe, (lat, lon) => 20 * Math.sin(lat / 9) * Math.cos(lon / 7));
  let tileHourBytes = 0;
  const tileHourMs = leastMs(() => {
    tileHourBytes = 0;
    for (const { png } of drawTiles('gfs-wind', { grid: madeGrid(globe), layers: [layer, layer] }))
      tileHourBytes += png.length;
  }, 2);
  return {
    waveStepMs,
    airStepMs: AIR_FIELDS * oneFieldMs,
    shortRangeStepMs: 3 * SHORT_RANGE_SHARE * oneFieldMs,
    tileHourMs,
    tileHourBytes,
  };
}

/** Repeats the beaches of the catalogue, under new ids, until there are `count`. */
function listManyBeaches(count: number): readonly CatalogueBeach[] {
  const all = listBeaches().filter(({ waveGrid }) => waveGrid === 'atlocn');
  return Array.from({ length: count }, (_, index) => ({
    ...(all[index % all.length] as CatalogueBeach),
    id: index + 1,
  }));
}

function measureBeaches(
  count: number,
): Pick<UnitCosts, 'sampleMsPerBeachStep' | 'joinMsPerBeach' | 'buildMsPerBeach' | 'forecastBytes'> {
  const beaches = listManyBeaches(count);
  const fields = new Map(readFields(WAVES).flatMap((field) => [[fieldName(field) ?? '', field]] as const));
  const few = beaches.slice(0, 10);
  const sample = (some: readonly CatalogueBeach[]) => leastMs(() => void sampleWaves(WAVES, fields, some, 0), 8);
  const sampleMsPerBeachStep = Math.max(0, sample(beaches) - sample(few)) / (count - few.length);

  const blocks = GRID_STEPS.map((step) => madeBlock(beaches, step));
  const joinMsPerBeach = leastMs(() => void joinBlocks(blocks), 1) / count;

  const now = Date.UTC(2026, 10, 20, 15);
  const ocean = madeOcean(Date.UTC(2026, 10, 20, 6));
  let forecastBytes = 0;
  const built = beaches.slice(0, 1000);
  const buildMsPerBeach =
    leastMs(() => {
      for (const beach of built) {
        const tideStation = beach.tideStationId ? findTideStation(beach.tideStationId) : undefined;
        const forecast = composeForecast({ beach, tideStation, ocean, now });
        const stored = { ...forecast, runs: compareRuns(forecast, Array(5).fill(forecast)) };
        forecastBytes = Math.max(forecastBytes, brotliBytes(JSON.stringify(stored)));
      }
    }, 1) / built.length;
  return { sampleMsPerBeachStep, joinMsPerBeach, buildMsPerBeach, forecastBytes };
}

function madeBlock(beaches: readonly CatalogueBeach[], step: number): SampleBlock {
  const width = waveWidth(GRID_TRAINS);
  const rows = new Float32Array(beaches.length * width).fill(Number.NaN);
  beaches.forEach((_, index) => {
    writeWaveRow(rows, index * width, width, { validAt: step, heightM: 1, trains: [] });
  });
  return {
    model: 'gfswave.atlocn.0p16',
    runAt: 0,
    width,
    beaches: beaches.map(({ id }) => ({ beachId: id })),
    validAt: [step * 3_600_000],
    rows,
  };
}

function readFields(path: string): readonly GribField[] {
  return [...parseGrib2(readReal(path))];
}

/** Measures processor time, which other programs on the machine do not lengthen. */
function leastMs(work: () => void, turns = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn++) {
    const startedAt = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(startedAt);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function stepsText({ waveStepMs, airStepMs, shortRangeStepMs }: UnitCosts): string {
  return [waveStepMs, airStepMs, shortRangeStepMs].map((ms) => `${ms.toFixed(0)} ms`).join(', ');
}

function toRow({ what, amount, unit, dollars }: MonthLine): BenchRow {
  const text =
    amount >= 1e6 ? `${(amount / 1e6).toFixed(1)} M` : amount >= 100 ? `${Math.round(amount)}` : amount.toFixed(1);
  return { what: `10,000 beaches, a month: ${what}`, measured: `${text} ${unit}, $${dollars.toFixed(2)}` };
}

function dollars(lines: readonly MonthLine[]): string {
  return `$${lines.reduce((sum, line) => sum + line.dollars, 0).toFixed(0)}`;
}

function kb(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
