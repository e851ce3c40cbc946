import { angleBetweenDeg, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { digestOfRayInputs, listRayBeaches } from '../../scripts/floor/ray-inputs.ts';
import { findBeach, listBeaches } from './places.ts';
import rayInputs from './ray-inputs.generated.json' with { type: 'json' };
import { findSwellTransfer } from './swell-transfers.ts';

/**
 * Returns the share of wave height that reaches a beach, for 14 s swell that arrives at the model's cell from a given
 * direction.
 */
function heightKept(slug: string, fromDeg: number): number {
  const transfer = findSwellTransfer(findBeach(slug)?.id ?? 0);
  const period = transfer?.periods[TRANSFER_PERIODS_S.indexOf(14)];
  return Math.sqrt(period?.kept[Math.round(fromDeg / 5) % TRANSFER_DIRECTIONS] ?? Number.NaN);
}

test('transfers were drawn from the current catalogue (else run `npm run transfers`)', () => {
  const asItStands = listRayBeaches().map((one) => ({ id: one.beach.id, digest: digestOfRayInputs(one) }));
  expect(rayInputs.beaches).toEqual(asItStands);
});

test('every beach has a transfer, and some energy arrives from ahead', () => {
  for (const { id, name, facingDeg } of listBeaches()) {
    const transfer = findSwellTransfer(id);
    expect(transfer?.periods, name).toHaveLength(TRANSFER_PERIODS_S.length);
    expect(transfer?.startDepthM, name).toBeGreaterThan(1);
    expect(transfer?.cellDepthM, name).toBeGreaterThanOrEqual(transfer?.startDepthM ?? 0);
    for (const { kept } of transfer?.periods ?? []) {
      const all = Array.from(kept);
      expect(all, name).toHaveLength(TRANSFER_DIRECTIONS);
      expect(
        all.some((energy, index) => energy > 0.04 && angleBetweenDeg(index * 5, facingDeg) < 60),
        name,
      ).toBe(true);
    }
  }
});

test('hardly a beach reaches the greatest energy that is stored', () => {
  const most = listBeaches().map(({ id }) =>
    Math.max(...(findSwellTransfer(id)?.periods.flatMap(({ kept }) => [...Array.from(kept)]) ?? [])),
  );
  const greatest = Math.max(...most);
  expect(greatest).toBeLessThanOrEqual(2.55 ** 2 + 1e-9);
  expect(most.filter((energy) => energy === greatest).length).toBeLessThanOrEqual(5);
});

test('transfers are graded by whether depths were sounded', () => {
  expect(findSwellTransfer(findBeach('banzai-pipeline')?.id ?? 0)?.floor).toBe('sounded');
  expect(findSwellTransfer(findBeach('steamer-lane')?.id ?? 0)?.floor).toBe('sounded');
  expect(findSwellTransfer(findBeach('mavericks')?.id ?? 0)?.floor).toBe('made');
});

test('a beach has one transfer, so that what is computed from it is computed once', () => {
  expect(findSwellTransfer(148)).toBe(findSwellTransfer(148));
  expect(findSwellTransfer(0)).toBeUndefined();
});

/**
 * Expectations from surfers' knowledge of well-known breaks: directions from which swell comes straight in, wraps in
 * smaller, or never arrives.
 */
test.each([
  ['steamer-lane', [180, 200, 220], [285, 295], [350, 30]],
  ['malibu-first-point', [165, 185, 205], [255, 265], [330, 0]],
  ['rincon', [200, 220, 240], [275, 285], [340, 20]],
  ['ocean-beach-noriega', [245, 260, 275], [305], [0, 60, 100]],
  ['folly-beach-the-washout', [100, 130, 160], [70, 200], [290, 330]],
  ['nahant-beach', [90, 100], [], [230, 270, 300]],
  ['banzai-pipeline', [290, 315, 340], [265], [120, 150, 190]],
  ['ala-moana-bowls', [190, 205, 220], [160], [0, 30, 330]],
  ['narragansett-town-beach', [110, 130], [170, 220], [280, 300, 0]],
  ['ditch-plains', [140, 160, 180], [220], [290, 310]],
] as const)('%s takes swell from where surfers say', (slug, straight, wrapping, never) => {
  for (const deg of straight) expect(heightKept(slug, deg), `${slug} ${deg}`).toBeGreaterThan(0.6);
  for (const deg of wrapping) {
    expect(heightKept(slug, deg), `${slug} ${deg}`).toBeGreaterThan(0.15);
    expect(heightKept(slug, deg), `${slug} ${deg}`).toBeLessThan(
      Math.max(...straight.map((to) => heightKept(slug, to))),
    );
  }
  for (const deg of never) expect(heightKept(slug, deg), `${slug} ${deg}`).toBeLessThan(0.1);
});
