import { MINUTE_MS } from '@groundswell/durations';
import { parseWords, UsageError } from '../../local/bin/command-line.mjs';

export const TIDE_USAGE = `Usage: npm run tide -- STATION --from TIME --to TIME [--step MINUTES] [--datum MLLW|STND|MSL] [--extremes]
Prints the predicted tide from one time to the other, both included, as JSON lines: {time, metres} every 60 minutes or as
--step says, or with --extremes each high and low, {time, metres, type}. STATION is NOAA's number (8557863) or an id of
the tide database (noaa/8557863). TIME is ISO 8601 with its zone: 2026-11-20T05:00Z or 2026-11-20T00:00-05:00.`;

export const DATUMS = ['MLLW', 'STND', 'MSL'] as const;

export interface TideCall {
  readonly station: string;
  /** UTC ms. */
  readonly from: number;
  readonly to: number;
  readonly stepMs: number;
  readonly datum: (typeof DATUMS)[number];
  readonly extremes: boolean;
}

const MOST_LINES = 1_000_000;
const LONGEST_MS = 3660 * 24 * 60 * MINUTE_MS;

/** Parses the command line of `npm run tide`; returns an error message when it is invalid. */
export function parseTideCall(args: string[]): TideCall | string {
  let given: ReturnType<typeof readArgs>;
  try {
    given = readArgs(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message;
  }
  const [station, ...others] = given.positionals;
  const { step, datum: datumName, extremes } = given.values;
  if (!station) return 'Which station?';
  if (others.length > 0) return `One station at a time: ${others.join(' ')} is too much.`;
  const [from, to] = [parseTime(given.values.from, '--from'), parseTime(given.values.to, '--to')];
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  if (to < from) return '--to lies before --from.';
  if (to - from > LONGEST_MS) return 'From --from to --to are more than ten years.';
  if (!/^\d{1,4}$/.test(step) || Number(step) < 1 || Number(step) > 1440) return '--step is 1 to 1440 minutes.';
  const stepMs = Number(step) * MINUTE_MS;
  if ((to - from) / stepMs >= MOST_LINES) return 'That is more than a million levels: make --step longer.';
  const datum = DATUMS.find((known) => known === datumName);
  if (!datum) return `--datum is one of ${DATUMS.join(', ')}.`;
  return { station, from, to, stepMs, datum, extremes };
}

function readArgs(args: string[]) {
  return parseWords({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      step: { type: 'string', default: '60' },
      datum: { type: 'string', default: 'MLLW' },
      extremes: { type: 'boolean', default: false },
    },
  });
}

function parseTime(text: string | undefined, option: string): number | string {
  if (text === undefined) return `${option} is missing.`;
  const [, date = '', clock, zone] =
    text.match(/^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?(Z|[+-]\d\d:\d\d)?$/) ?? [];
  if (!date) return `${option} is no ISO 8601 time: ${text}`;
  if (!clock) return `${option} needs a time of day, as in ${date}T00:00Z.`;
  if (!zone) return `${option} needs its zone: ${text}Z for UTC, or as in ${text}-05:00.`;
  const at = Date.parse(text);
  // JavaScript parses 30 February as 2 March, so a real date must come back unchanged.
  const isDate = new Date(`${date}T00:00Z`).toJSON()?.startsWith(date);
  if (!isDate || Number.isNaN(at)) return `${option} is no time of the calendar: ${text}`;
  const year = new Date(at).getUTCFullYear();
  return year >= 1900 && year <= 2100 ? at : `${option} lies outside 1900 to 2100, where predictions hold.`;
}
