import { HomeToday } from '@groundswell/contracts';
import { advisories, mapStills, summaries } from '@groundswell/data/ocean';
import { findBeach, listBeaches } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { distanceKm, type SeaStory } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler } from './get-home-today.ts';

/** 9 a.m. in Santa Cruz. */
const NOW = Date.UTC(2026, 10, 20, 17);
const CYCLE = '2026112006';
const story: SeaStory = {
  kind: 'swell',
  heightM: 1.8,
  periodS: 15.2,
  fromDeg: 315,
  landfall: 'northern-california',
  birth: { at: NOW - 90 * HOUR_MS, place: { lat: 44, lon: -170 }, distanceKm: 4000, fromDeg: 305, errorKm: 300 },
  fan: { fromDeg: 40, stepDeg: 4, km: [5000, 5000] },
  next: { landfall: 'southern-california', at: NOW + 12 * HOUR_MS },
};
const steamer = findBeach('steamer-lane') ?? expect.fail();
const near = listBeaches().filter((other) => distanceKm(steamer, other) < 48);

useMemoryTable();
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const beach of near) {
    const forecast = composeForecast({ beach, ocean: madeOcean(NOW - 6 * HOUR_MS), now: NOW - HOUR_MS });
    await summaries.put(beach.id, CYCLE, summarizeForecast(forecast));
  }
  const warning = { id: 'w', code: 'high-surf-warning', office: '', fromAt: NOW, untilAt: NOW + HOUR_MS } as const;
  await advisories.put({ checkedAt: NOW, advisories: [{ ...warning, beachIds: [steamer.id] }] });
  const paths = { wide: 'tiles/plate/w.json', tall: 'tiles/plate/t.json' };
  const drawn = {
    model: 'gfswave.global.0p25',
    run: CYCLE,
    shownRun: CYCLE,
    at: NOW - 2 * HOUR_MS,
    drawnAt: NOW,
    paths,
  };
  await mapStills.put({ ...drawn, coast: 'pacific', days: 'tiles/plate/d.json', story });
  await mapStills.put({ ...drawn, coast: 'gulf', run: '2026111900' });
});
afterAll(() => void vi.useRealTimers());

async function call(query: Record<string, string>) {
  const event = {
    rawPath: '/api/home/today',
    headers: {},
    queryStringParameters: query,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, body: JSON.parse(body ?? '') };
}
const read = async (query: Record<string, string>) => v.parse(HomeToday, (await call(query)).body);

test('200 the still of the beach’s coast, its sentences and their numbers', async () => {
  const { plate, beach } = await read({ beach: 'steamer-lane' });
  expect(beach).toMatchObject({ slug: 'steamer-lane', lat: steamer.lat });
  expect(plate).toMatchObject({
    coast: 'pacific',
    wide: '/tiles/plate/w.json',
    days: '/tiles/plate/d.json',
    title: 'The Pacific today, Fri Nov 20',
  });
  expect(plate?.sentences).toEqual([
    'A 15-second swell from NW is reaching Northern California, 5.9 ft.',
    'It left a storm 2,500 miles away on Monday; next, on Friday, it reaches Southern California.',
  ]);
  expect(plate?.story).toMatchObject({ period_s: 15, height: 5.9, birth: { distance_km: 4000 }, speed_kmh: 42.7 });
  expect(plate?.stale_hours).toBeUndefined();
});

test.each([
  ['es', '2', 'Un mar de fondo de 15 segundos y 1.8 m está llegando al norte de California desde el NO.', '4,000 km'],
  ['zh-CN', '2', '来自西北、周期 15\u00a0秒、高 1.8 m 的涌浪正涌向加州北部。', '4,000\u00a0km'],
])('200 the same in %s and metres', async (lang, units, first, distance) => {
  const { plate, surfUnits } = await read({ beach: 'steamer-lane', lang, units });
  expect(surfUnits).toBe('m');
  expect(plate?.sentences[0]).toBe(first);
  expect(plate?.sentences[1]).toContain(distance);
});

test('200 the best within reach: at most seven, the best score first, on one axis of light hours', async () => {
  const { reach } = await read({ beach: 'steamer-lane' });
  if (!reach) return expect.fail();
  expect(reach).toMatchObject({ day: 'today', radius_km: 48.3 });
  expect(reach.beaches.length).toBe(Math.min(7, near.length));
  const scores = reach.beaches.map(({ best }) => best?.score ?? -1);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  for (const { surfMin, surfMax, cond, best, distance_km } of reach.beaches) {
    expect([surfMin, surfMax, cond].map(({ length }) => length)).toEqual([reach.hours, reach.hours, reach.hours]);
    expect(distance_km).toBeLessThanOrEqual(48.3);
    if (best) expect(best.to_hour).toBeLessThanOrEqual(reach.hours);
  }
  const warned = reach.beaches.filter(({ advisory }) => advisory?.code === 'high-surf-warning');
  expect(warned.map(({ slug }) => slug)).toEqual(['steamer-lane']);
  expect(reach.ticks.map(({ text }) => text)).toContain('9am');
  expect(reach.now).toBeGreaterThan(2);
  expect(reach.light?.from).toBeLessThan(1);
});

test('200 tomorrow’s light once today’s is over', async () => {
  vi.setSystemTime(NOW + 12 * HOUR_MS);
  const { reach } = await read({ beach: 'steamer-lane' });
  vi.setSystemTime(NOW);
  expect(reach).toMatchObject({ day: 'tomorrow', now: null });
  expect(reach?.beaches.every(({ now }) => now === null)).toBe(true);
});

test('200 without a beach, and with one that does not exist: the Pacific, no reach, all regions', async () => {
  for (const query of [{}, { beach: 'atlantis' }] as Record<string, string>[]) {
    const { plate, reach, beach, regions } = await read(query);
    expect([plate?.coast, reach, beach]).toEqual(['pacific', null, null]);
    expect(regions.map(({ slug }) => slug)).toEqual([
      'east-coast',
      'gulf-coast',
      'west-coast',
      'hawaii',
      'puerto-rico',
    ]);
  }
});

test('200 before a still is drawn and without forecasts, and with the age of a stale one', async () => {
  const early = await read({ beach: 'folly-beach-the-washout' });
  expect([early.plate, early.reach]).toEqual([null, null]);
  const { plate } = await read({ beach: 'bob-hall-pier' });
  expect(plate).toMatchObject({ coast: 'gulf', stale_hours: 41, sentences: [], story: null });
});

test('422 for a beach that is no slug', async () => {
  expect((await call({ beach: '../etc' })).status).toBe(422);
});
