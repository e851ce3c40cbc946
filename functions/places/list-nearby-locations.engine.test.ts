import { NearbyLocations } from '@groundswell/contracts';
import { summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler } from './list-nearby-locations.ts';

const BEACH = 'indian-river-inlet-northside';
const DELAWARE = { minLat: '38.3', maxLat: '39', minLon: '-75.4', maxLon: '-74.9' };
/** The Atlantic, south of Bermuda, where there are no beaches. */
const NOWHERE = { minLat: '28', maxLat: '29', minLon: '-66', maxLon: '-65' };

useMemoryTable();

/** 10 a.m. at the beach, so morning and afternoon are both ahead, whenever the test runs. */
const NOW = Date.UTC(2026, 10, 20, 15);

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const beach = findBeach(BEACH);
  if (!beach) throw new Error(`The catalogue has lost ${BEACH}.`);
  const forecast = composeForecast({ beach, ocean: madeOcean(NOW - 6 * 3_600_000), now: NOW });
  await summaries.put(beach.id, '2026112006', summarizeForecast(forecast));
});

afterAll(() => {
  vi.useRealTimers();
});

async function call(query: Record<string, string>) {
  const event = {
    rawPath: '/api/nearby/locations',
    headers: {},
    queryStringParameters: query,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, body: JSON.parse(body) };
}

test('200 the beaches around the reader’s, along the coast, with today’s surf where there is a forecast', async () => {
  const { status, body } = await call({ beach: BEACH });
  expect(status).toBe(200);
  const { locations, from, map, ...reply } = v.parse(NearbyLocations, body);
  expect(reply).toMatchObject({ sortMethod: 'geog', surfUnits: 'ft', left_off: 0 });
  expect(from.name).toBe('Indian River Inlet, Northside');
  const own = locations.find(({ locationBeachSlug }) => locationBeachSlug === BEACH);
  expect(own).toMatchObject({
    distance_km: 0,
    inReach: true,
    surfAm: expect.any(String),
    condText: expect.any(String),
  });
  expect(locations.some(({ surfAm }) => surfAm === null)).toBe(true);
  for (const { locationLat, locationLon } of locations) {
    expect(locationLat > map.minLat && locationLat < map.maxLat).toBe(true);
    expect(locationLon > map.minLon && locationLon < map.maxLon).toBe(true);
  }
});

test('200 only what lies in the bounds, in metres and Spanish, the best first with its reason', async () => {
  const { body } = await call({ ...DELAWARE, mapBounds: 'true', sortMethod: 'surf', unit: '2', lang: 'es' });
  const reply = v.parse(NearbyLocations, body);
  expect(reply).toMatchObject({
    surfUnits: 'm',
    map: { minLat: 38.3, maxLat: 39, minLon: -75.4, maxLon: -74.9 },
  });
  expect(reply.locations[0]).toMatchObject({ locationBeachSlug: BEACH, why: expect.stringContaining('alcance') });
  expect(reply.locations.every(({ locationLat: lat }) => lat >= 38.3 && lat <= 39)).toBe(true);
  expect(reply.from).toEqual({ lat: 38.65, lon: -75.15 });
});

test('200 without locations where there are none, with the nearest beach', async () => {
  const { body } = await call(NOWHERE);
  const reply = v.parse(NearbyLocations, body);
  expect(reply.locations).toEqual([]);
  expect(reply.nearest?.distance_km).toBeGreaterThan(500);
});

test('200 at most 200 locations, the nearest, and how many are left off', async () => {
  const { body } = await call({ beach: BEACH, minLat: '-90', maxLat: '90', minLon: '-180', maxLon: '180' });
  const reply = v.parse(NearbyLocations, body);
  expect(reply.locations).toHaveLength(200);
  expect(reply.left_off).toBeGreaterThan(300);
});

test('200 around the charts’ centre for an unknown beach and no bounds', async () => {
  const { body } = await call({ beach: 'atlantis' });
  expect(v.parse(NearbyLocations, body).from).toMatchObject({ lat: 35.232, lon: -75.531 });
});

test.each([
  [{ minLat: '38' }, 'maxLat', 'A box needs all four sides.'],
  [{ ...DELAWARE, minLat: '39.5' }, 'minLat', 'The least latitude must not be above the greatest.'],
  [{ ...DELAWARE, maxLat: '91' }, 'maxLat', 'The greatest latitude must be between -90 and 90 degrees.'],
  [{ ...DELAWARE, minLon: 'west' }, 'minLon', 'The least longitude must be a number of degrees.'],
  [{ sortMethod: 'best' }, 'sortMethod', 'The sort method must be geog, surf or cond.'],
  [{ unit: '3' }, 'unit', 'The units must be 1 (imperial) or 2 (metric).'],
  [{ mapBounds: 'yes' }, 'mapBounds', 'The map bounds must be true or false.'],
])('422 for %o with a sentence at its field', async (query, field, sentence) => {
  const { status, body } = await call(query as Record<string, string>);
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([sentence]);
});
