import { chartGrid } from './chart-grid.ts';
import { parseCycle } from './cycle.ts';
import { plausibleRange } from './decode-checked.ts';
import { fieldName, nameOf } from './field-name.ts';
import { listMissing, readIndexText } from './grib-file.ts';
import { GribError } from './grib2/grib-error.ts';
import type { Grid } from './grib2/grid.ts';
import { gridLocator } from './grib2/grid-position.ts';
import { BadIndexError, findRanges, type IdxRange, parseIdx, type WantedMessage } from './idx.ts';
import { HEAD_BYTES, type MessageHead, parseMessageHead } from './message-head.ts';
import type { GridModel } from './models/model.ts';
import { RefusedFileError } from './noaa-errors.ts';
import type { NoaaClient } from './noaa-http.ts';

/** A model step to survey. */
export interface SurveyedStep {
  readonly model: Pick<GridModel, 'id' | 'kind'> & { readonly wanted: readonly WantedMessage[] };
  readonly url: string;
  readonly cycle: string;
  readonly step: number;
  /** The places that the model is read at. A regional or global model must cover all, a short-range model some. */
  readonly places: readonly { readonly lat: number; readonly lon: number }[];
  /** The time after which no request is sent, UTC ms. */
  readonly giveUpAt: number;
}

/** How a published step differs from what the readers of this package take. */
export interface StepSurvey {
  /** The grid and packings that were found, such as `1440 x 721 points of 0.25°, packing 5.3`. */
  readonly found: string;
  /** Differences with which the step cannot be read, or would be read wrongly. Each is part of a sentence. */
  readonly faults: readonly string[];
  /** Optional messages that are missing. */
  readonly without: readonly string[];
}

/**
 * Compares a published step with its readers, by its index and the first kilobyte of each wanted message. Throws
 * NotPublishedError, UpstreamUnavailableError or RefusedFileError if they cannot be read.
 */
export async function surveyStep(client: NoaaClient, surveyed: SurveyedStep): Promise<StepSurvey> {
  const { model, url, cycle, step } = surveyed;
  const listed = await readRanges(client, surveyed);
  if (typeof listed === 'string') return { found: 'no index', faults: [listed], without: [] };

  const ranges = firstFields(listed);
  const heads = await Promise.all(ranges.map((range) => readHead(client, surveyed, range)));
  const read = heads.flatMap((head) => (typeof head === 'string' ? [] : head));
  const names = new Set(listed.map(({ entry }) => nameOf(entry.parameter, entry.level)));
  const missing = listMissing(model.wanted, names);
  const absent = model.wanted.filter(
    ({ optional, parameter, level }) => optional && !names.has(nameOf(parameter, level)),
  );
  return {
    found: describe(read),
    faults: [
      ...missing.map((name) => `its index does not list ${name} at ${step} hours`),
      ...heads.flatMap((head, n) => (typeof head === 'string' ? head : listHeadFaults(head, ranges[n], cycle, step))),
      ...listGridFaults(url, read, surveyed),
    ],
    without: absent.map(({ parameter, level }) => nameOf(parameter, level)),
  };
}

/** Reads the index. Returns the ranges of the wanted messages, or the fault of the index. */
async function readRanges(
  client: NoaaClient,
  { model, url, cycle, step, giveUpAt }: SurveyedStep,
): Promise<readonly IdxRange[] | string> {
  try {
    const ranges = findRanges(parseIdx(await readIndexText(client, url, giveUpAt)), model.wanted, step);
    const isOther = ranges.some(({ entry }) => entry.referenceAt !== parseCycle(cycle));
    return isOther ? 'its index is of another cycle' : ranges;
  } catch (error) {
    if (error instanceof BadIndexError) return error.message;
    throw error;
  }
}

/** Keeps the first range of each message. The head of a message with several fields describes its first field only. */
function firstFields(ranges: readonly IdxRange[]): readonly IdxRange[] {
  return ranges.filter(({ first }, index) => first !== ranges[index - 1]?.first);
}

/** Reads the start of a message. Returns its head, or its fault. */
async function readHead(
  client: NoaaClient,
  { url, giveUpAt }: SurveyedStep,
  { entry, first, last }: IdxRange,
): Promise<MessageHead | string> {
  const end = Math.min(last ?? Number.POSITIVE_INFINITY, first + HEAD_BYTES - 1);
  const range = { first, last: end, orLess: true, maxWholeBytes: HEAD_BYTES, giveUpAt };
  const name = nameOf(entry.parameter, entry.level);
  try {
    return parseMessageHead(await client.readRange(url, range));
  } catch (error) {
    if (error instanceof GribError) return `${name} cannot be read: ${error.within(first)}`;
    if (error instanceof RefusedFileError) return `${name} cannot be read: ${error.reason}`;
    throw error;
  }
}

function listHeadFaults(
  head: MessageHead,
  range: IdxRange | undefined,
  cycle: string,
  step: number,
): readonly string[] {
  if (!range) return [];
  const { parameter, level } = range.entry;
  const name = nameOf(parameter, level);
  const found = fieldName(head);
  const leastValue = findLeastValue(head);
  const [least, most] = plausibleRange(parameter);
  return [
    ...(found === name ? [] : [`the index names ${name} where the message holds ${found ?? describeParameter(head)}`]),
    ...(head.referenceTime.getTime() === parseCycle(cycle) ? [] : [`${name} is of another cycle`]),
    ...(head.forecastHours === step && !head.interval ? [] : [`${name} is not of the instant ${step} hours ahead`]),
    ...(leastValue === undefined || (leastValue >= least && leastValue <= most)
      ? []
      : [`${name} begins at ${leastValue}, outside ${least} to ${most}: its unit has changed`]),
  ];
}

/**
 * Returns the least value of a field whose packing counts from it, to show a change of units. IEEE numbers and run
 * lengths have none in the head.
 */
function findLeastValue({ packing }: MessageHead): number | undefined {
  if (packing.template === 4 || packing.template === 200) return undefined;
  return Math.fround(packing.reference / 10 ** packing.decimalScale);
}

function describeParameter({ discipline, category, number, surface }: MessageHead): string {
  return `parameter ${discipline}.${category}.${number} on surface ${surface.type}`;
}

/** Compares the grid with the places that are read on it, and with the spacing that the model's name states. */
function listGridFaults(
  url: string,
  heads: readonly MessageHead[],
  { model, places }: SurveyedStep,
): readonly string[] {
  const [first] = heads;
  if (!first) return [];
  const { grid } = first;
  if (heads.some((head) => JSON.stringify(head.grid) !== JSON.stringify(grid)))
    return ['its messages are on different grids'];
  try {
    chartGrid(url, grid);
  } catch (error) {
    if (error instanceof RefusedFileError) return [error.reason];
    throw error;
  }
  const locate = gridLocator(grid);
  const outside = places.filter(({ lat, lon }) => !locate(lat, lon)).length;
  const spacing = namedSpacing(model.id);
  const mayMiss = spacing === undefined ? places.length - 1 : 0;
  return [
    ...(outside > mayMiss ? [`${outside} of ${places.length} places lie outside its grid`] : []),
    ...(spacing !== undefined && spacing !== spacingText(grid)
      ? [`its points are ${spacingText(grid)} apart, not ${spacing} as its name states`]
      : []),
  ];
}

/** Returns the spacing in a model's id: `0.16°` of `gfswave.atlocn.0p16`. Short-range models name none. */
function namedSpacing(id: string): string | undefined {
  const [, whole, decimals] = /\.(\d)p(\d\d)$/.exec(id) ?? [];
  return whole === undefined ? undefined : `${whole}.${decimals}°`;
}

/** Returns the spacing of a grid in degrees, cut to two decimals as NOAA's names are, or in kilometres. */
function spacingText(grid: Grid): string {
  if (grid.template !== 0) return `${(grid.stepXM / 1000).toFixed(1)} km`;
  const [lon, lat] = [grid.stepLonDeg, grid.stepLatDeg].map((deg) => (Math.floor(deg * 100 + 1e-6) / 100).toFixed(2));
  return lon === lat ? `${lon}°` : `${lon}° x ${lat}°`;
}

function describe(heads: readonly MessageHead[]): string {
  const [first] = heads;
  if (!first) return 'no message';
  const { grid } = first;
  const packings = [...new Set(heads.map(({ packing }) => `5.${packing.template}`))].sort().join(', ');
  return `${grid.ni} x ${grid.nj} points of ${spacingText(grid)} (grid 3.${grid.template}), packing ${packings}`;
}
