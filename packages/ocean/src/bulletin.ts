import { HOUR_MS } from '@groundswell/durations';
import type { Train, WaveSample } from '@groundswell/forecast';
import { isCycle, parseCycle } from './cycle.ts';

/** A gfswave spectral bulletin: the waves at one point, hour by hour. */
export interface Bulletin {
  readonly pointId: string;
  readonly lat: number;
  readonly lon: number;
  /** The cycle's name, such as `2026112006`. */
  readonly cycle: string;
  readonly samples: readonly WaveSample[];
}

/** Thrown for a bulletin that cannot be read. The message is one sentence with the line at fault. */
export class BadBulletinError extends Error {
  override readonly name = 'BadBulletinError';
}

/** The size limit of a bulletin. A bulletin of 16 days with hourly rows has 52 KB. */
export const MAX_BULLETIN_BYTES = 512 * 1024;
const MAX_LINES = 2000;
const MAX_TRAINS = 6;
/** The longest plausible span. GFS reaches 16 days, so a later row means that the days were misread. */
const LONGEST_MS = 17 * 24 * HOUR_MS;

/**
 * Parses a bulletin: total height and up to six trains an hour, in the model's order; days roll
 * over into the next month. Throws BadBulletinError where the header or a row is not in NOAA's format.
 */
export function parseBulletin(text: string): Bulletin {
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) throw new BadBulletinError(`The bulletin has ${lines.length} lines.`);
  const place = parsePlace(lines);
  const cycle = parseHeaderCycle(lines);
  if (!lines.some((line) => /\|\s*hour\s*\|\s*\(m\)/.test(line)))
    throw new BadBulletinError('The bulletin has no table.');

  const startAt = parseCycle(cycle);
  const samples: WaveSample[] = [];
  for (const line of lines) {
    const [, day, hour, rest] = /^\s*\|\s*(\d{1,2})\s+(\d{1,2})\s*\|(.*)\|\s*$/.exec(line) ?? [];
    if (day === undefined || hour === undefined || rest === undefined) continue;
    const validAt = findInstant(Number(day), Number(hour), samples.at(-1)?.validAt ?? startAt - HOUR_MS);
    if (validAt === undefined || validAt > startAt + LONGEST_MS) throw badLine('does not follow the hour before', line);
    samples.push({ validAt, ...parseRow(rest, line) });
  }
  if (samples.length === 0) throw new BadBulletinError('The bulletin has no rows.');
  return { ...place, cycle, samples };
}

function parsePlace(lines: readonly string[]): Pick<Bulletin, 'pointId' | 'lat' | 'lon'> {
  const header = /^\s*Location\s*:\s*(\S{1,12})\s+\(\s*(\d+\.?\d*)([NS])\s+(\d+\.?\d*)([EW])\)/;
  const [, pointId, lat, northSouth, lon, eastWest] = findMatch(lines, header) ?? [];
  if (!pointId || Number(lat) > 90 || Number(lon) > 360)
    throw new BadBulletinError('The bulletin does not name its place.');
  return { pointId, lat: Number(lat) * (northSouth === 'S' ? -1 : 1), lon: Number(lon) * (eastWest === 'W' ? -1 : 1) };
}

function parseHeaderCycle(lines: readonly string[]): string {
  const [, date, hour = ''] = findMatch(lines, /^\s*Cycle\s*:\s*(\d{8})\s+(\d{1,2})\s+UTC/) ?? [];
  const cycle = `${date}${hour.padStart(2, '0')}`;
  if (!isCycle(cycle)) throw new BadBulletinError('The bulletin does not name its cycle.');
  return cycle;
}

function findMatch(lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  for (const line of lines.slice(0, 10)) {
    const match = pattern.exec(line);
    if (match) return match;
  }
  return undefined;
}

/**
 * Returns the first instant after `before`, at most a day later, that has this day of the month and hour. A bulletin's
 * rows do not name the month.
 */
function findInstant(day: number, hour: number, before: number): number | undefined {
  for (let ahead = 1; ahead <= 24; ahead++) {
    const at = new Date(before + ahead * HOUR_MS);
    if (at.getUTCDate() === day && at.getUTCHours() === hour) return at.getTime();
  }
  return undefined;
}

function parseRow(rest: string, line: string): Pick<WaveSample, 'heightM' | 'trains'> {
  const [total = '', ...partitions] = rest.split('|');
  const heightM = Number(/^\s*(\d+\.\d+)/.exec(total)?.[1]);
  if (!(heightM <= 30)) throw badLine('has no total height', line);
  if (partitions.length > MAX_TRAINS) throw badLine(`has more than ${MAX_TRAINS} partitions`, line);
  return { heightM, trains: partitions.flatMap((cell) => (cell.trim() === '' ? [] : [parseTrain(cell, line)])) };
}

/**
 * Parses one partition: `*` for wind sea, height, peak period, direction.
 * Unlike in all other NOAA files, the direction is where the waves go TO, so it is reversed here. The evidence comes
 * from off Block Island, which is open to the sea from 75° to 260°. All 92 swells of 8.5 s and more in a real bulletin
 * come from the open sea when reversed, and none otherwise (bulletin.test.ts).
 */
function parseTrain(cell: string, line: string): Train {
  const [, local, height, period, towards] = /^\s*(\*?)\s*(\d+\.\d+)\s+(\d+\.\d+)\s+(\d{1,3})\s*$/.exec(cell) ?? [];
  const [heightM, periodS, towardsDeg] = [Number(height), Number(period), Number(towards)];
  if (!(heightM <= 30 && periodS > 0 && periodS <= 40 && towardsDeg <= 360))
    throw badLine('has a partition that is none', line);
  return { kind: local ? 'sea' : 'swell', heightM, periodS, fromDeg: (towardsDeg + 180) % 360 };
}

function badLine(what: string, line: string): BadBulletinError {
  return new BadBulletinError(`A row of the bulletin ${what}: "${line.trim().slice(0, 100)}".`);
}
