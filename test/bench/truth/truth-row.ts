import type { BenchRow } from '../bench-row.ts';

/** Formats a row with the current result, the result of the earlier model, and the reference. */
export function truthRow(
  what: string,
  now: number,
  before: number | undefined,
  reference: string,
  digits = 2,
): BenchRow {
  return { what, measured: `${now.toFixed(digits)} | ${before?.toFixed(digits) ?? '-'}`, aim: reference };
}
