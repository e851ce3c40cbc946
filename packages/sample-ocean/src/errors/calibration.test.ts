import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { DAY_MS } from '@groundswell/durations';
import { confidenceOf, type WaveGrid } from '@groundswell/forecast';
import { heightError, runSpread, transferError } from '@groundswell/forecast/testing/errors';
import { fitHeightErrors, type HeightErrors, joinReliability, PUBLISHED } from '@groundswell/forecast/verify';
import { expect, test } from 'vitest';
import { reliabilityOn, walkBuoyPairs } from '../../test-support/buoy-pairs.ts';

const LEADS = [0, 2, 4, 7, 10, 13];
/** Instants through a year. */
const YEAR = Array.from({ length: 16 }, (_, n) => Date.UTC(2026, 0, 20, 12) + n * 23 * DAY_MS);
const pairs = [...walkBuoyPairs({ seed: 5, errorScale: 1 }, YEAR, LEADS)];
const fits = Object.fromEntries(
  Object.entries(reliabilityOn(pairs, () => PUBLISHED)[0]).map(([coast, of]) => [coast, fitHeightErrors(of)]),
) as Record<WaveGrid, HeightErrors>;
const shareWithin = (sums: readonly (readonly number[])[]) => {
  const [count = 0, below = 0, above = 0] = sums.reduce(
    (sum, one) => sum.map((value, n) => value + (one[n] ?? 0)),
    [0, 0, 0],
  );
  return 1 - (below + above) / count;
};

test('over the erring ocean, ranges of eight in ten hold eight times in ten on each coast and on each lead day', () => {
  const [held] = reliabilityOn(pairs, (coast) => fits[coast]);
  for (const { stated } of Object.values(held)) expect(Math.abs(shareWithin(stated) - 0.8)).toBeLessThan(0.03);
  const { stated } = joinReliability(Object.values(held));
  for (const lead of LEADS) expect(Math.abs(shareWithin(stated.slice(lead, lead + 1)) - 0.8)).toBeLessThan(0.03);
});

test('high, medium and low confidence each stand on at least 15 % of the days of a year, and depend on the beach', () => {
  const counts = { high: 0, medium: 0, low: 0 };
  const highOf = { made: [0, 0], sounded: [0, 0] };
  const spreads = spreadsByLead();
  for (const beach of listBeaches()) {
    const transfer = findSwellTransfer(beach.id);
    for (let day = 0; day < 16; day++) {
      for (const spread of spreads[LEADS.findLastIndex((lead) => lead <= day)] ?? []) {
        const level = confidenceOf(Math.hypot(errorAt(beach, day, spread), transferError(transfer)));
        counts[level]++;
        const tally = highOf[transfer?.floor ?? 'made'];
        tally[0]! += level === 'high' ? 1 : 0;
        tally[1]! += 1;
      }
    }
  }
  const all = counts.high + counts.medium + counts.low;
  for (const count of Object.values(counts)) expect(count / all).toBeGreaterThan(0.15);
  const share = ([high = 0, of = 1]: readonly number[]) => high / of;
  expect(share(highOf.sounded)).toBeGreaterThan(share(highOf.made) + 0.15);
});

function errorAt({ waveGrid }: CatalogueBeach, day: number, spread: number): number {
  return heightError(fits[waveGrid], { leadDays: day + 0.5, band: 'middle', spread });
}

/** Lists spreads of runs at buoys for each of `LEADS`. */
function spreadsByLead(): readonly (readonly number[])[] {
  return LEADS.map((_, lead) =>
    pairs
      .filter((_pair, n) => n % 40 === 0)
      .flatMap(({ runs }) => {
        const heights = (runs[lead] ?? []).map(({ heightCm }) => (heightCm.at(-1) ?? 0) / 100);
        return runSpread(heights) ?? [];
      }),
  );
}
