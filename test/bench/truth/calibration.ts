import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import type { WaveGrid } from '@groundswell/forecast';
import { fitHeightErrors, joinReliability, PUBLISHED, type StatedSums } from '@groundswell/forecast/verify';
import { ACCURACY_DAYS } from '@groundswell/pipeline';
import { type ReliabilityByCoast, reliabilityOn, walkBuoyPairs } from '@groundswell/sample-ocean/testing/buoy-pairs';
import type { BenchRow } from '../bench-row.ts';
import { COASTS, perCoast } from './coasts.ts';

const SEED = 5;
const LEADS = [0, 1, 3, 7, 13];
const FIRST_MS = Date.UTC(2026, 0, 20);
const YEAR_DAYS = 365;
const ALL: readonly (readonly WaveGrid[])[] = [...COASTS.map((coast) => [coast]), COASTS];

/**
 * Compares the stated ranges of heights with the sample ocean's buoys on each day of a year. The errors of a day are
 * learned from the pairs of the 30 days before it. Runs err like GFS-Wave, twice and half as much. Each row shows the figure with learned errors | with those published.
 */
export function compareRanges(): BenchRow[] {
  return [
    ...rangesOf('like GFS-Wave', 1),
    ...rangesOf('twice as much as GFS-Wave', 2),
    ...rangesOf('half as much as GFS-Wave', 0.5),
  ];
}

function rangesOf(name: string, errorScale: number): BenchRow[] {
  const { learned, published } = compareYear(errorScale);
  return ALL.flatMap((coasts) =>
    LEADS.flatMap((lead): BenchRow[] => {
      const [now, then] = [learned, published].map((sums) => statedOf(sums, coasts, lead));
      if (!now || !then) return [];
      const where = `runs that err ${name}, ${coasts.length > 1 ? 'all coasts' : coasts[0]}, lead day ${lead}`;
      return [
        { what: `${where}: in the range of 8 in 10`, measured: `${within(now)} | ${within(then)}`, aim: '80 ± 3 %' },
        {
          what: `${where}: CRPS`,
          measured: `${crps(now)} | ${crps(then)}`,
          aim: `under ${bare(now)}, the bare forecast`,
        },
      ];
    }),
  );
}

/** Adds up how the ranges held through a year, at another hour on each day. */
function compareYear(errorScale: number): {
  readonly learned: ReliabilityByCoast;
  readonly published: ReliabilityByCoast;
} {
  const earlier: ReliabilityByCoast[] = [];
  let sums = { learned: joinCoasts([]), published: joinCoasts([]) };
  for (let day = 0; day < ACCURACY_DAYS + YEAR_DAYS; day++) {
    const at = FIRST_MS + day * DAY_MS + ((day * 7) % 24) * HOUR_MS;
    const known = joinCoasts(earlier);
    const fits = perCoast((coast) => fitHeightErrors(known[coast]));
    const [learned, published] = reliabilityOn(
      walkBuoyPairs({ seed: SEED, errorScale }, [at], LEADS),
      (coast) => fits[coast],
      () => PUBLISHED,
    );
    if (earlier.length === ACCURACY_DAYS) {
      earlier.shift();
      sums = {
        learned: joinCoasts([sums.learned, learned]),
        published: joinCoasts([sums.published, published]),
      };
    }
    earlier.push(published);
  }
  return sums;
}

function joinCoasts(all: readonly ReliabilityByCoast[]): ReliabilityByCoast {
  return perCoast((coast) => joinReliability(all.map((one) => one[coast])));
}

function statedOf(sums: ReliabilityByCoast, coasts: readonly WaveGrid[], lead: number): StatedSums | undefined {
  return joinReliability(coasts.map((coast) => sums[coast])).stated[lead];
}

function within([pairs, below, above]: StatedSums): string {
  return `${(100 * (1 - (below + above) / pairs)).toFixed(1)} %`;
}

function crps([pairs, , , cm]: StatedSums): string {
  return `${(cm / pairs / 100).toFixed(3)} m`;
}

function bare([pairs, , , , cm]: StatedSums): string {
  return `${(cm / pairs / 100).toFixed(3)} m`;
}
