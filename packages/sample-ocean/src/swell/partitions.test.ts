import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTrain, fromDegOf, heightMOf, makeTrains, mergeTrains, periodSOf } from './partitions.ts';

function trainsOf(list: readonly { heightM: number; periodS: number; fromDeg: number }[]) {
  const trains = makeTrains();
  for (const { heightM, periodS, fromDeg } of list) {
    const variance = (heightM / 4) ** 2;
    const rad = (fromDeg * Math.PI) / 180;
    addTrain(trains, variance, variance / periodS, variance * Math.sin(rad), variance * Math.cos(rad));
  }
  return trains;
}

test('similar trains are joined into one with their total energy, across north too', () => {
  const trains = trainsOf([
    { heightM: 3, periodS: 14, fromDeg: 355 },
    { heightM: 4, periodS: 14.5, fromDeg: 5 },
  ]);
  mergeTrains(trains, 3);
  expect(trains.count).toBe(1);
  expect(heightMOf(trains, 0)).toBeCloseTo(5, 9);
  expect(fromDegOf(trains, 0)).toBeCloseTo(1.4, 0);
  expect(periodSOf(trains, 0)).toBeGreaterThan(14);
});

test('trains of another period or direction stay separate, highest first', () => {
  const trains = trainsOf([
    { heightM: 1, periodS: 8, fromDeg: 300 },
    { heightM: 2, periodS: 16, fromDeg: 300 },
    { heightM: 1.5, periodS: 16, fromDeg: 190 },
  ]);
  mergeTrains(trains, 3);
  expect([0, 1, 2].map((k) => heightMOf(trains, k).toFixed(1))).toEqual(['2.0', '1.5', '1.0']);
});

test('for any trains no energy is lost and the order is by height', () => {
  const train = fc.record({
    heightM: fc.double({ min: 0.06, max: 12, noNaN: true }),
    periodS: fc.double({ min: 2, max: 22, noNaN: true }),
    fromDeg: fc.double({ min: 0, max: 359.9, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(train, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (list, most) => {
      const trains = trainsOf(list);
      mergeTrains(trains, most);
      const heights = Array.from({ length: trains.count }, (_, k) => heightMOf(trains, k));
      expect(trains.count).toBeLessThanOrEqual(most);
      expect(Math.hypot(...heights)).toBeCloseTo(Math.hypot(...list.map(({ heightM }) => heightM)), 6);
      expect([...heights].sort((a, b) => b - a)).toEqual(heights);
    }),
  );
});
