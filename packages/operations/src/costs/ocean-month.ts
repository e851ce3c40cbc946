import { priceOf } from './prices.ts';

/** The costs of the units of work, such as decoding a model step, measured on one core of this machine. */
export interface UnitCosts {
  /**
   * The time to read one forecast step of a model: fetching its byte ranges, decoding them, and sampling them at each
   * beach.
   */
  readonly waveStepMs: number;
  readonly airStepMs: number;
  readonly shortRangeStepMs: number;
  readonly sampleMsPerBeachStep: number;
  readonly joinMsPerBeach: number;
  /** The time to compose a beach's forecast, compare it with earlier model runs, and pack it. */
  readonly buildMsPerBeach: number;
  readonly forecastBytes: number;
  readonly tileHourMs: number;
  readonly tileHourBytes: number;
}

export interface MonthLine {
  readonly what: string;
  readonly amount: number;
  readonly unit: string;
  readonly dollars: number;
}

/** The runs of a month: four a day for 30 days. */
const RUNS = 4 * 30;
const WAVE_STEPS = 3 * 209;
const AIR_STEPS = 209;
const SHORT_RANGE_STEPS = 49;
const TILE_HOURS = 73 + 73 + 21 + 1;
/** The number of tiles for an hour, zoom 0 to 3. Tiles that show neither sea nor wind are not stored. */
const TILES_AN_HOUR = 85;
/**
 * The number of times that a model run's forecasts are built: twice early, up to hours 72 and 168, and once complete.
 */
const BUILDS = 3;
const BEACHES_A_MESSAGE = 25;
/** The number of forecasts that a build reads: the newest and those of earlier model runs. */
const RUNS_READ = 6;
const KEPT_RUNS = 8 * 4 + 1;
/** The wait for the first bytes of a range request to NOAA's bucket in the same region, on top of decoding. */
const FETCH_MS = 250;
/**
 * The wait for storage per beach, ms: reading the time series and the forecasts of earlier runs, and writing the new
 * forecast. Eight beaches are built at once and share the wait.
 */
const WAIT_MS_PER_BEACH = 6;
/**
 * The number of checks for new observations in a month: one every ten minutes. Each check finds new data at about one
 * station for every four beaches.
 */
const LOOKS = 6 * 24 * 30;
const CHANGED_SHARE = 0.2;

const FUNCTION_GB = 1769 / 1024;
const GB = 1e9;

/**
 * Computes the costs of a month with four runs a day for a number of beaches, from the unit costs. Page views are not
 * included.
 */
export function monthOf(unit: UnitCosts, beaches: number): readonly MonthLine[] {
  const batches = Math.ceil(beaches / BEACHES_A_MESSAGE);
  const steps = WAVE_STEPS + AIR_STEPS + SHORT_RANGE_STEPS + 1;
  const messages = RUNS * (steps + BUILDS * batches + TILE_HOURS);

  const ingestS =
    (WAVE_STEPS * (unit.waveStepMs + FETCH_MS) +
      AIR_STEPS * (unit.airStepMs + FETCH_MS) +
      SHORT_RANGE_STEPS * (unit.shortRangeStepMs + FETCH_MS) +
      // A beach is sampled on one wave grid, on the weather grid, and nearly always on the short-range grid.
      beaches * (209 + AIR_STEPS + SHORT_RANGE_STEPS) * unit.sampleMsPerBeachStep) /
    1000;
  const buildS = (BUILDS * beaches * (unit.buildMsPerBeach + WAIT_MS_PER_BEACH + unit.joinMsPerBeach)) / 1000;
  const tilesS = (TILE_HOURS * (unit.tileHourMs + FETCH_MS)) / 1000;
  const functionS = RUNS * (ingestS + buildS + tilesS);

  const stepWrites = RUNS * 2 * 2 * (steps + TILE_HOURS);
  // With each forecast, a summary of its days is written, which takes one more write unit because it is below 1 KB.
  const forecastWrites = RUNS * BUILDS * beaches * (writeUnits(unit.forecastBytes) + 1);
  const seenWrites = LOOKS * beaches * CHANGED_SHARE;
  const reads = RUNS * BUILDS * beaches * readUnits(RUNS_READ * unit.forecastBytes) + (LOOKS * beaches) / 2;
  const tableGb = (beaches * KEPT_RUNS * unit.forecastBytes) / GB;
  const puts = RUNS * (steps + BUILDS * 5 + TILE_HOURS * TILES_AN_HOUR);
  const gets = RUNS * (steps * BUILDS + BUILDS * batches * 10);
  const rowsGb = (beaches * (209 * 17 + AIR_STEPS * 7 + SHORT_RANGE_STEPS * 3) * 4) / GB;
  const objectsGb = 3 * 4 * 2 * rowsGb + (4 * 4 * TILE_HOURS * unit.tileHourBytes) / GB;

  return [
    line('queue messages', messages, 'messages', messages * 3 * priceOf('queueRequest')),
    line(
      'function seconds',
      functionS,
      's',
      functionS * FUNCTION_GB * priceOf('functionGbS') + messages * priceOf('functionCall'),
    ),
    line(
      'table writes',
      stepWrites + forecastWrites + seenWrites,
      'units',
      (stepWrites + forecastWrites + seenWrites) * priceOf('tableWrite'),
    ),
    line('table reads', reads, 'units', reads * priceOf('tableRead')),
    line('table storage', tableGb, 'GB', tableGb * priceOf('tableGb')),
    line('objects written', puts, 'objects', puts * priceOf('objectPut')),
    line('objects read', gets, 'reads', gets * priceOf('objectGet')),
    line('object storage', objectsGb, 'GB', objectsGb * priceOf('objectGb')),
  ];
}

function line(what: string, amount: number, unit: string, dollars: number): MonthLine {
  return { what, amount, unit, dollars };
}

/** Computes DynamoDB's write units: one for each started KB. */
function writeUnits(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

function readUnits(bytes: number): number {
  return Math.ceil(bytes / 4096) / 2;
}
