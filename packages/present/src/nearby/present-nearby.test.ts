import type { NearbySort } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type BeachSummary, IMPERIAL, METRIC, type SummaryPart } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { presentNearby } from './present-nearby.ts';

/** The time is 7 am at the beach. */
const now = Date.UTC(2026, 10, 20, 12);
const summary = summarizeForecast(composeForecast({ beach: washout, ocean: madeOcean(now), now }));
const place = (slug: string) => ({ name: slug, slug });
const box = { minLat: 32, maxLat: 33, minLon: -80, maxLon: -79 };

/** Returns the summary with other values for the morning and the afternoon of its first day. */
function dayOf(am: SummaryPart, pm: SummaryPart): BeachSummary {
  const [first, ...others] = summary.days;
  if (!first?.light) throw new Error('The summary has no day of light.');
  // Removes the face of the current hour, because it would widen the displayed range of the morning.
  const light = { ...first.light, faceCm: first.light.faceCm.map(() => null) };
  return { ...summary, days: [{ ...first, light, am, pm }, ...others] };
}

const SMALL_CLEAN = dayOf(
  { faceMm: 600, condition: 'clean', score: 55 },
  { faceMm: 600, condition: 'clean', score: 50 },
);
const HIGH_FAIR = dayOf({ faceMm: 1800, condition: 'fair', score: 70 }, { faceMm: 900, condition: 'fair', score: 40 });
const HIGH_LATE = dayOf(
  { faceMm: 900, condition: 'choppy', score: 20 },
  { faceMm: 2200, condition: 'clean', score: 60 },
);
const FLAT = dayOf({ faceMm: 50 }, { faceMm: 50 });

const beaches = [
  ['clean', SMALL_CLEAN, 5],
  ['early', HIGH_FAIR, 10],
  ['late', HIGH_LATE, 20],
  ['flat', FLAT, 1],
  ['far', dayOf({ faceMm: 4000, condition: 'clean', score: 95 }, { faceMm: 4000, condition: 'clean', score: 95 }), 90],
  ['unknown', undefined, 2],
] as const;

function present(sort: NearbySort, at = now, others: Partial<Parameters<typeof presentNearby>[0]> = {}) {
  return presentNearby({
    beaches: beaches.map(([slug, , distanceKm], id) => ({
      beach: { ...washout, id, slug, name: slug },
      local: place('folly-beach'),
      area: place('south-carolina'),
      distanceKm,
    })),
    leftOff: 0,
    box,
    keepsBounds: true,
    from: washout,
    sort,
    summaries: new Map(beaches.flatMap(([, stored], id) => (stored ? [[id, stored] as const] : []))),
    units: IMPERIAL,
    now: at,
    ...others,
  });
}
const order = (sort: NearbySort, at?: number) => present(sort, at).locations.map(({ locationName }) => locationName);

test('geography keeps the order along the coast', () => {
  expect(order('geog')).toEqual(beaches.map(([slug]) => slug));
});

test('the highest remaining surf leads, beaches out of reach follow, unknown surf comes last', () => {
  expect(order('surf')).toEqual(['late', 'early', 'clean', 'flat', 'far', 'unknown']);
  expect(order('surf', now + 6 * HOUR_MS).slice(0, 2)).toEqual(['late', 'early']);
});

test('surf with equal texts is ordered by height, and equal heights by distance', () => {
  const told = (faceMm: number) => dayOf({ faceMm, condition: 'clean', score: 99 - faceMm / 100 }, { faceMm });
  const faces = [820, 860, 840, 30, 50, 840];
  const { locations } = present('surf', now, {
    summaries: new Map(faces.map((faceMm, id) => [id, told(faceMm)] as const)),
  });
  expect(new Set(locations.slice(0, 3).map(({ surfAm }) => surfAm)).size).toBe(1);
  expect(locations.map(({ locationName }) => locationName)).toEqual([
    'early',
    'unknown',
    'late',
    'clean',
    'flat',
    'far',
  ]);
});

test('the cleanest leads, then the better score; in the afternoon the morning does not count', () => {
  expect(order('cond')).toEqual(['late', 'clean', 'early', 'flat', 'far', 'unknown']);
  const early = dayOf({ faceMm: 1800, condition: 'clean', score: 90 }, { faceMm: 900, condition: 'choppy', score: 10 });
  const summaries = new Map([
    [0, early],
    [1, HIGH_FAIR],
  ]);
  const first = (at: number) => present('cond', at, { summaries }).locations[0]?.locationName;
  expect(first(now)).toBe('clean');
  expect(first(now + 6 * HOUR_MS)).toBe('early');
});

test('only the first has a reason to lead, in the reader’s language; none has one in geographic order', () => {
  const whys = (sort: NearbySort) => present(sort).locations.flatMap(({ why }) => why ?? []);
  expect(whys('surf')).toEqual(['Highest surf within reach: 5-7 ft in the afternoon, clean, score 60']);
  expect(whys('cond')).toEqual(['Best conditions within reach: clean, score 60, 5-7 ft in the afternoon']);
  expect(whys('geog')).toEqual([]);
  const choppy = dayOf({ faceMm: 1200, condition: 'choppy', score: 22 }, { faceMm: 50 });
  const poor = { ...choppy, days: choppy.days.map((day) => ({ ...day, windows: [] })) };
  expect(present('cond', now, { summaries: new Map([[0, poor]]) }).locations[0]?.why).toBe(
    'Nothing worth the drive. The best within reach: choppy, score 22, 3-4 ft in the morning',
  );
  const spanish = present('surf', now, { words: wordsOf('es'), units: METRIC });
  expect(spanish.locations[0]?.why).toMatch(
    /^Las olas más altas a tu alcance: .* m por la tarde, limpio, puntuación 60$/,
  );
});

const half = (faceMm: number, condition: 'clean' | 'fair', score: number) => ({ faceMm, condition, score });
test.each([
  [
    'surf',
    'the better score of equal heights',
    half(900, 'fair', 40),
    half(900, 'fair', 60),
    '2-3 ft in the afternoon, fair, score 60',
  ],
  [
    'surf',
    'the cleaner of equal heights and scores',
    half(900, 'fair', 60),
    half(900, 'clean', 60),
    '2-3 ft in the afternoon, clean, score 60',
  ],
  [
    'cond',
    'the cleaner, though scored less',
    half(900, 'fair', 70),
    half(900, 'clean', 60),
    'clean, score 60, 2-3 ft in the afternoon',
  ],
  [
    'cond',
    'the higher of equal conditions and scores',
    half(900, 'clean', 60),
    half(1800, 'clean', 60),
    'clean, score 60, 4-6 ft in the afternoon',
  ],
  [
    'surf',
    'of alike halves the morning',
    half(900, 'clean', 60),
    half(900, 'clean', 60),
    '2-3 ft in the morning, clean, score 60',
  ],
] as const)('a reason by %s names %s', (sort, _, am, pm, told) => {
  const { locations } = present(sort, now, { summaries: new Map([[0, dayOf(am, pm)]]) });
  expect(locations[0]?.why?.split(': ')[1]).toBe(told);
});

test('after dark there is no reason for a day whose light is over', () => {
  const whyAt = (hours: number) => present('surf', now + hours * HOUR_MS).locations[0]?.why;
  expect(whyAt(9)).toContain('in the afternoon');
  expect(whyAt(15)).toBeUndefined();
});

test('nothing to ride is no reason to lead', () => {
  const { locations } = present('surf', now, { summaries: new Map([[3, FLAT]]) });
  expect(locations[0]).toMatchObject({ locationName: 'flat', surfAm: 'flat' });
  expect(locations[0]?.why).toBeUndefined();
});

test('surf and conditions come as sentences and as numbers', () => {
  expect(present('geog').locations[2]).toMatchObject({
    surfAm: '2-3 ft',
    surfAmMin: 2,
    surfAmMax: 3,
    surfText: expect.stringMatching(/^2-3 ft \(waist high\) in the morning, 5-7 ft \(.*\) in the afternoon$/),
    condText: 'choppy in the morning, clean in the afternoon',
    half: 'am',
    facing: 'SE',
    inReach: true,
  });
});

test('a beach without a forecast is listed with nulls for unknown values', () => {
  expect(present('geog').locations[5]).toMatchObject({ surfAm: null, condPm: null, surfText: null, best: null });
});

test('the map contains every location, or keeps its bounds', () => {
  expect(present('geog').map).toEqual(box);
  const { map } = present('geog', now, { keepsBounds: false });
  expect(map.minLat).toBeLessThan(washout.lat);
  expect(map.maxLon).toBeGreaterThan(washout.lon);
  expect(map.maxLat - map.minLat).toBeCloseTo(0.1);
});

test('a single location gets a map around it, and without one the map stays', () => {
  const alone = { beach: washout, local: place('folly-beach'), area: place('south-carolina'), distanceKm: 1 };
  const { map } = present('geog', now, { keepsBounds: false, beaches: [alone] });
  expect((map.minLat + map.maxLat) / 2).toBeCloseTo(washout.lat);
  expect((map.minLon + map.maxLon) / 2).toBeCloseTo(washout.lon);
  expect(present('geog', now, { keepsBounds: false, beaches: [] }).map).toEqual(box);
});
