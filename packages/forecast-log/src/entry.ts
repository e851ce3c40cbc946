import { formatInstant, isCycle, parseInstant } from './instants.ts';
import { LogError } from './log-error.ts';

/** The number of hours of an entry. */
export const ENTRY_HOURS = 24;
const HOUR_MS = 3_600_000;

/** An hourly column of whole numbers; null where the forecast has no value. */
type Hours = readonly (number | null)[];

/** The forecast of a beach by one run, for 24 hours. */
export interface ForecastEntry {
  /** The model run, `2026112006`. */
  readonly cycle: string;
  /** The beach's slug. */
  readonly beach: string;
  /** The wave buoy that the forecast is compared with, `44097`; null without one. */
  readonly buoy: string | null;
  /** The start of the first hour, UTC ms. */
  readonly startAt: number;
  /** The median face of the sets, cm. */
  readonly faceCm: Hours;
  /** The significant height of the sea off the beach, cm. */
  readonly seaCm: Hours;
  /** The stated error: the standard deviation of the face's natural logarithm, thousandths. */
  readonly errorPm: Hours;
}

/**
 * Returns the canonical text of an entry, whose UTF-8 bytes are the leaf. Equal forecasts have equal bytes: the keys
 * have one order, the numbers are whole and the first key is the version.
 */
export function encodeEntry({ cycle, beach, buoy, startAt, faceCm, seaCm, errorPm }: ForecastEntry): string {
  const from = formatInstant(startAt);
  return JSON.stringify({ v: 1, cycle, beach, buoy, from, face_cm: faceCm, sea_cm: seaCm, error_pm: errorPm });
}

/** Parses an entry. Throws a `malformed` error for a text that `encodeEntry` does not write. */
export function parseEntry(text: string): ForecastEntry {
  const entry = readEntry(text);
  if (entry === undefined || encodeEntry(entry) !== text)
    throw new LogError('malformed', `This is no entry of version 1: ${text.slice(0, 80)}`);
  return entry;
}

function readEntry(text: string): ForecastEntry | undefined {
  const { cycle, beach, buoy, from, face_cm, sea_cm, error_pm } = parseObject(text);
  const startAt = parseInstant(from);
  if (!isCycle(cycle) || !isName(beach) || startAt === undefined || startAt % HOUR_MS !== 0) return undefined;
  if (buoy !== null && !isName(buoy)) return undefined;
  if (!isHours(face_cm) || !isHours(sea_cm) || !isHours(error_pm)) return undefined;
  return { cycle, beach, buoy, startAt, faceCm: face_cm, seaCm: sea_cm, errorPm: error_pm };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}

function isHours(value: unknown): value is Hours {
  const isKnown = (one: unknown) => one === null || (Number.isSafeInteger(one) && Number(one) >= 0);
  return Array.isArray(value) && value.length === ENTRY_HOURS && value.every(isKnown);
}
