import type { ObservationRow, ObservedQuantity } from '@groundswell/forecast';

/** A span of time, UTC ms, both ends included. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** The quantities of a measurement's swell and wind sea. */
export const SWELL_AND_SEA: readonly ObservedQuantity[] = [
  'swellHeightM',
  'swellPeriodS',
  'swellFromDeg',
  'seaHeightM',
  'seaPeriodS',
  'seaFromDeg',
];
export const WAVE_QUANTITIES: readonly ObservedQuantity[] = [
  'waveHeightM',
  'peakPeriodS',
  'averagePeriodS',
  'waveFromDeg',
  ...SWELL_AND_SEA,
];

/**
 * The largest time difference between two rows with the same wave measurement. NDBC repeats the measurement in a row 10
 * minutes later, but only one of the two rows has the period.
 */
const ECHO_MS = 10 * 60_000;
/** The tolerance for equal heights, which are written in tenths of a metre. */
const SAME_HEIGHT_M = 0.051;
/** The shortest interval between stored rows. A graph needs no more than two rows an hour. */
const LEAST_APART_MS = 25 * 60_000;

/** Builds a row without undefined values, so that equal rows are equal as text. */
export function rowOf(at: number, values: Partial<Record<ObservedQuantity, number | undefined>>): ObservationRow {
  return { at, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
}

/**
 * Merges rows from several sources into one row for each time, newest first. A later list overrides an earlier one.
 * Rows outside the span are left out, because a row dated in the future would hide the current ones. A repeated wave
 * measurement is merged into the row that has its period.
 */
export function mergeRows(lists: readonly (readonly ObservationRow[])[], { since, until }: Span): ObservationRow[] {
  const byTime = new Map<number, ObservationRow>();
  for (const row of lists.flat())
    if (row.at >= since && row.at <= until) byTime.set(row.at, { ...byTime.get(row.at), ...row });
  const rows = [...byTime.values()].sort((a, b) => b.at - a.at);
  return foldEchoes(rows).filter((row) => Object.keys(row).length > 1);
}

/**
 * Returns all rows with waves, the newest row, and otherwise one row every half hour. Thinning the result again changes
 * nothing.
 */
export function thinRows(newestFirst: readonly ObservationRow[]): ObservationRow[] {
  const kept: ObservationRow[] = [];
  for (const row of newestFirst.toReversed()) {
    const before = kept.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (row.waveHeightM !== undefined || row.at - before >= LEAST_APART_MS || row === newestFirst[0]) kept.push(row);
  }
  return kept.reverse();
}

export function without(row: ObservationRow, quantities: readonly ObservedQuantity[]): ObservationRow {
  const rest: Partial<Record<ObservedQuantity, number>> & { at: number } = { ...row };
  for (const quantity of quantities) delete rest[quantity];
  return rest;
}

function foldEchoes(rows: readonly ObservationRow[]): ObservationRow[] {
  const whole = new Map<number, ObservationRow>();
  const folded = rows.map((row) => {
    const full = isPartial(row) ? rows.find((other) => isEchoOf(row, other)) : undefined;
    if (!full) return row;
    const waves = WAVE_QUANTITIES.flatMap((quantity) => (quantity in row ? [[quantity, row[quantity]]] : []));
    whole.set(full.at, { ...Object.fromEntries(waves), ...(whole.get(full.at) ?? full) });
    return without(row, WAVE_QUANTITIES);
  });
  return folded.map((row) => whole.get(row.at) ?? row);
}

function isPartial({ waveHeightM, peakPeriodS }: ObservationRow): boolean {
  return waveHeightM !== undefined && peakPeriodS === undefined;
}

function isEchoOf(part: ObservationRow, full: ObservationRow): boolean {
  return (
    full.peakPeriodS !== undefined &&
    Math.abs(full.at - part.at) <= ECHO_MS &&
    Math.abs((full.waveHeightM ?? Number.NaN) - (part.waveHeightM ?? Number.NaN)) <= SAME_HEIGHT_M
  );
}
