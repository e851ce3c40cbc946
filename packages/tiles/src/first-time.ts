import { runName, runStart } from '@groundswell/forecast';

/** The run that a set shows, and the hours of its tiles. */
export interface FirstTime {
  /** The run's start as ten digits, `2026112006`; also the folder of its tiles. */
  readonly run: string;
  /** `gfs.0p25`. */
  readonly model: string;
  /** The hours after the run's start that have tiles, ascending; empty before the first tiles. */
  readonly hours: readonly number[];
  /** The older run whose files stand in for missing files of this run. */
  readonly standInRun?: string;
  /** The hours whose tiles are still to be rendered, ascending. */
  readonly awaitedHours?: readonly number[];
  /** Earlier runs, newest first, whose tiles serve the instants for which this run has no tiles yet. */
  readonly earlier?: readonly EarlierRun[];
}

export interface EarlierRun {
  readonly run: string;
  /** The hours after the earlier run's own start that have tiles, ascending. */
  readonly hours: readonly number[];
}

export class BadFirstTimeError extends Error {
  override readonly name = 'BadFirstTimeError';
}

const MAX_CHARACTERS = 4096;
const NONE = '-';

/**
 * Formats a `firstTime.txt`: start, model and rendered hours, a line each. The start of a stand-in run, the awaited
 * hours, and a line for each earlier run follow. A missing value is written as `-`; missing values at the end are left
 * out.
 */
export function formatFirstTime({ run, model, hours, standInRun, awaitedHours = [], earlier = [] }: FirstTime): string {
  const lines = [
    instantOf(run),
    model,
    hours.length > 0 ? hours.join(' ') : NONE,
    standInRun ? instantOf(standInRun) : NONE,
    awaitedHours.length > 0 ? awaitedHours.join(' ') : NONE,
    ...earlier.map((one) => `${instantOf(one.run)} ${one.hours.join(' ')}`),
  ];
  return `${lines.slice(0, lines.findLastIndex((line) => line !== NONE) + 1).join('\n')}\n`;
}

/** Parses a `firstTime.txt`; throws BadFirstTimeError with the reason. */
export function parseFirstTime(text: string): FirstTime {
  if (text.length > MAX_CHARACTERS) throw new BadFirstTimeError(`It has ${text.length} characters.`);
  const [first = '', model = '', hours = '', standIn = NONE, awaited = NONE, ...earlier] = text.trimEnd().split('\n');
  if (!/^[\w.-]+$/.test(model)) throw new BadFirstTimeError(`"${model}" is no model.`);
  return {
    run: runOf(first),
    model,
    hours: hours === NONE ? [] : parseHours(hours),
    ...(standIn !== NONE && { standInRun: runOf(standIn) }),
    ...(awaited !== NONE && { awaitedHours: parseHours(awaited) }),
    ...(earlier.length > 0 && { earlier: earlier.map(parseEarlier) }),
  };
}

/** Parses a stored text like `parseFirstTime`; undefined if it is absent or invalid. */
export function findFirstTime(text: string | undefined): FirstTime | undefined {
  if (text === undefined) return undefined;
  try {
    return parseFirstTime(text);
  } catch (error) {
    if (error instanceof BadFirstTimeError) return undefined;
    throw error;
  }
}

function parseHours(text: string): readonly number[] {
  if (!/^\d{1,3}( \d{1,3})*$/.test(text)) throw new BadFirstTimeError(`"${text}" are no hours.`);
  const hours = text.split(' ').map(Number);
  if (hours.some((hour, index) => hour <= (hours[index - 1] ?? -1)))
    throw new BadFirstTimeError(`"${text}" do not ascend.`);
  return hours;
}

function parseEarlier(line: string): EarlierRun {
  const [instant = '', ...hours] = line.split(' ');
  return { run: runOf(instant), hours: parseHours(hours.join(' ')) };
}

/** Converts `2026112006` to `2026-11-20T06:00:00Z`. */
function instantOf(run: string): string {
  return new Date(runStart(run)).toISOString().replace('.000', '');
}

function runOf(instant: string): string {
  const good = /^\d{4}-\d\d-\d\dT\d\d:00:00Z$/.test(instant) && !Number.isNaN(Date.parse(instant));
  if (!good) throw new BadFirstTimeError(`"${instant}" is no first time.`);
  return runName(Date.parse(instant));
}
