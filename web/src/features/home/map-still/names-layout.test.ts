import { isWithin } from '@groundswell/map-stills';
import { expect, test } from 'vitest';
import { isFreeForNumber, layoutNames, writtenBoxes } from './names-layout.ts';
import { coveredBoxes, windowOn } from './visible-box.ts';

const shown = windowOn('pacific', 1280, 584);
const covered = coveredBoxes(shown);
const beach = { slug: 'steamer-lane', name: 'Steamer Lane', lat: 36.95, lon: -122.02 };
const names = layoutNames('pacific', shown, covered, beach);

test('names are visible and clear of the texts over the corners', () => {
  expect(names.seas.length).toBeGreaterThan(0);
  expect(names.own?.name).toBe('Steamer Lane');
  for (const { spot } of [...names.seas, ...names.towns]) {
    expect(isWithin(spot, shown.seen)).toBe(true);
    expect(covered.some((box) => isWithin(spot, box))).toBe(false);
  }
  expect(layoutNames('pacific', windowOn('pacific', 390, 268), [], null).seas).toEqual([]);
});

test('an isoline’s number does not overlap names, days or the storm', () => {
  const spot = [700, 200] as const;
  const fronts = {
    lines: [],
    birth: { spot, text: 'left the storm', width: 110, isLeft: false },
    names: [{ spot: [900, 300] as const, text: 'Sun', half: 18, isNow: false }],
  };
  const written = writtenBoxes(names, fronts);
  const [sea] = names.seas;
  for (const near of [sea?.spot ?? expect.fail(), [760, 195] as const, [905, 296] as const])
    expect(isFreeForNumber(near, written)).toBe(false);
  expect(isFreeForNumber([900, 360], written)).toBe(true);
});
