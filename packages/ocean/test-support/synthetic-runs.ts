import { packBits } from './synthetic-octets.ts';

/** Packs the numbers of levels as template 7.200 lists them: each level, then the digits of its run's length minus 1. */
export function packRuns(levels: readonly number[], bits: number, greatestLevel: number): Uint8Array {
  const base = 2 ** bits - 1 - greatestLevel;
  const numbers: number[] = [];
  for (let at = 0; at < levels.length; ) {
    let end = at + 1;
    while (end < levels.length && levels[end] === levels[at]) end++;
    numbers.push(levels[at] ?? 0);
    // Digits of base 1 are all 0, so that a run longer than 1 repeats its level.
    if (base === 1) end = at + 1;
    for (let rest = end - at - 1; rest > 0; rest = Math.floor(rest / base))
      numbers.push(greatestLevel + 1 + (rest % base));
    at = end;
  }
  return packBits(numbers.map((number) => [number, bits]));
}
