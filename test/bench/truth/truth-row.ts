import type { BenchRow } from '../bench-row.ts';

/** Now beside before and the reference. */
export function truthRow(
  what: string,
  now: number,
  before: number | undefined,
  reference: string,
  digits = 2,
): BenchRow {
  return { what, measured: `${now.toFixed(digits)} | ${before?.toFixed(digits) ?? '-'}`, aim: reference };
}
