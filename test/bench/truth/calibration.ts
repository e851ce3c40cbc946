import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { fitHeightErrors, PUBLISHED, type StatedSums } from '@groundswell/forecast/verify';
import { reliabilityOn, walkBuoyPairs } from '@groundswell/sample-ocean/testing/buoy-pairs';
import type { BenchRow } from '../bench-row.ts';

const SEED = 5;
const LEADS = [0, 1, 3, 7, 13];
const FIRST = Date.UTC(2026, 0, 20, 12);
/** A month of pairs to which errors are fitted, and later instants at which the ranges are compared. */
const MONTH = Array.from({ length: 30 }, (_, day) => FIRST + day * DAY_MS);
const LATER = Array.from({ length: 28 }, (_, n) => FIRST + (35 + n * 11) * DAY_MS);
/**
 * Instants through two years to which errors are fitted, and others at which the ranges are compared. They are as
 * irregular as multiples of the golden ratio, because regular ones would meet the same phases of the ocean's errors.
 */
const DRAWN = Array.from({ length: 80 }, (_, n) => {
  const hours = Math.floor((((n * (Math.sqrt(5) - 1)) / 2) % 1) * 730 * 4) * 6;
  return FIRST + hours * HOUR_MS;
});
const YEARS = DRAWN.filter((_, n) => n % 2 === 0);
const BETWEEN = DRAWN.filter((_, n) => n % 2 === 1);
const NO_SUMS: StatedSums = [0, 0, 0, 0, 0];
const COASTS = ['atlocn', 'wcoast', 'epacif'] as const;

/**
 * Compares the stated ranges of heights with the sample ocean's buoys. Runs err like GFS-Wave, with errors learned
 * through a year; and twice or half as much, with errors learned in one month. Each row shows the figure with learned
 * errors | with those published.
 */
export function compareRanges(): BenchRow[] {
  return [
    ...rangesOf('GFS-Wave', 1, [YEARS, BETWEEN]),
    ...rangesOf('twice GFS-Wave', 2, [MONTH, LATER]),
    ...rangesOf('half of GFS-Wave', 0.5, [MONTH, LATER]),
  ];
}

function rangesOf(
  name: string,
  errorScale: number,
  instants: readonly [learned: readonly number[], compared: readonly number[]],
): BenchRow[] {
  const [learnedPairs, compared] = instants.map((some) => [...walkBuoyPairs({ seed: SEED, errorScale }, some, LEADS)]);
  if (!learnedPairs || !compared) return [];
  const learned = reliabilityOn(learnedPairs, () => PUBLISHED);
  const held = reliabilityOn(compared, (coast) => fitHeightErrors(learned[coast]));
  const before = reliabilityOn(compared, () => PUBLISHED);
  return [...COASTS.map((coast) => [coast]), COASTS].flatMap((coasts) =>
    LEADS.flatMap((lead): BenchRow[] => {
      const [now, then] = [held, before].map((of) => sum(coasts.map((coast) => of[coast].stated[lead] ?? NO_SUMS)));
      if (!now || !then) return [];
      const where = `runs that err like ${name}, ${coasts.length > 1 ? 'all coasts' : coasts[0]}, lead day ${lead}`;
      return [
        { what: `${where}: in the range of 8 in 10`, measured: `${within(now)} | ${within(then)}`, aim: '80 ± 3 %' },
        {
          what: `${where}: CRPS`,
          measured: `${score(now)} | ${score(then)}`,
          aim: `under ${bare(now)}, the bare forecast`,
        },
      ];
    }),
  );
}

function sum(all: readonly StatedSums[]): StatedSums {
  return all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]], NO_SUMS);
}

function within([pairs, below, above]: StatedSums): string {
  return `${(100 * (1 - (below + above) / pairs)).toFixed(0)} %`;
}

function score([pairs, , , cm]: StatedSums): string {
  return `${(cm / pairs / 100).toFixed(3)} m`;
}

function bare([pairs, , , , cm]: StatedSums): string {
  return `${(cm / pairs / 100).toFixed(3)} m`;
}
