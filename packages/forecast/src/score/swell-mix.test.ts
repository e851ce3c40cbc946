import { expect, test } from 'vitest';
import type { Train } from '../ocean-at-beach.ts';
import { shorewardOf } from '../waves/shoreward.ts';
import { mixOf, shorePowers } from './swell-mix.ts';

const swell = (fromDeg: number, more: Partial<Train> = {}): Train => ({
  kind: 'swell',
  heightM: 1,
  periodS: 10,
  fromDeg,
  ...more,
});
const mix = (trains: readonly Train[], facingDeg = 90) =>
  mixOf(trains, shorePowers(trains.map((train) => ({ ...train, ashore: shorewardOf(train, facingDeg).share }))));

test('one swell has no crossing, two equal ones at right angles cross by half', () => {
  expect(mix([swell(80)])?.crossing).toBeCloseTo(0, 9);
  expect(mix([swell(45), swell(135)])?.crossing).toBeCloseTo(0.5, 6);
});

test('the period is the mean of all trains by their power', () => {
  expect(mixOf([swell(90), swell(60, { periodS: 14 })], [3, 1])?.periodS).toBeCloseTo(11, 9);
});

test('turning coast and swells together changes nothing', () => {
  const still = mix([swell(40), swell(120, { periodS: 14 })]);
  for (let turn = 15; turn < 360; turn += 15) {
    const turned = mix([swell(40 + turn), swell(120 + turn, { periodS: 14 })], 90 + turn);
    expect(turned?.crossing).toBeCloseTo(still?.crossing ?? Number.NaN, 9);
    expect(turned?.periodS).toBeCloseTo(still?.periodS ?? Number.NaN, 9);
  }
});

test('a swell that runs past the coast changes neither period nor crossing', () => {
  const alone = mix([swell(90)]);
  const passed = mix([swell(90), swell(270, { heightM: 3, periodS: 18 })]);
  expect(passed?.periodS).toBeCloseTo(alone?.periodS ?? Number.NaN, 3);
  expect(passed?.crossing).toBeCloseTo(0, 3);
});

test('wind sea counts for the period, not as a crossing swell', () => {
  const mixed = mix([swell(90), { ...swell(20), kind: 'sea', periodS: 4 }]);
  expect(mixed?.periodS).toBeLessThan(10);
  expect(mixed?.crossing).toBeCloseTo(0, 9);
});

test('without waves ashore there is no mix', () => {
  expect(mix([])).toBeUndefined();
  expect(mix([swell(90, { heightM: 0 })])).toBeUndefined();
});
