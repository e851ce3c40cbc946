import { LocationMenu } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { REGIONS } from '@groundswell/present';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as findNearestBeach } from './find-nearest-beach.ts';
import { handler as getLocationMenu } from './get-location-menu.ts';
import { handler as getNearbyName } from './get-nearby-name.ts';
import { handler as getWidgetMenus } from './get-widget-menus.ts';

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

async function call(
  handler: typeof getLocationMenu,
  pathParameters: Record<string, string> = {},
  queryStringParameters: Record<string, string> = {},
) {
  const event = {
    rawPath: '/',
    headers: {},
    pathParameters,
    queryStringParameters,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, body: JSON.parse(body) };
}

test.each([
  [{}, [1, 12, 25, 148]],
  [{ beach: 'no-such-beach' }, [1, 12, 25, 148]],
  [{ beach: 'delaware' }, [1, 12, 25, 148]],
  [{ beach: 'banzai-pipeline' }, [4, 32, 75, 293]],
])('200 menus of a widget for %j open at region, area, local and location %j', async (query, ids) => {
  const { body } = await call(getWidgetMenus, {}, query);
  expect([body.regionId, body.areaId, body.localId, body.locationId]).toEqual(ids);
  expect(body.menu).toEqual((await call(getLocationMenu)).body);
});

test('200 menu names its regions in the reader’s language, and every region has such a name', async () => {
  const { body } = await call(getLocationMenu, {}, { lang: 'es' });
  const names = v.parse(LocationMenu, body).map(({ region_name }) => region_name);
  expect(names).toEqual(['Costa Este', 'Costa del Golfo', 'Costa Oeste', 'Hawái', 'Puerto Rico']);
  expect(listRegions().map(({ slug }) => slug)).toEqual(REGIONS);
});

test('200 menu holds the default beach of widgets', async () => {
  const { body } = await call(getLocationMenu);
  const menu = v.parse(LocationMenu, body);
  const area = menu.find(({ region_id }) => region_id === 1)?.areas.find(({ area_id }) => area_id === 12);
  const local = area?.locals.find(({ local_id }) => local_id === 25);
  expect(area?.area_name).toBe('Delaware');
  expect(local?.locations.map(({ location_id }) => location_id)).toContain(148);
  expect(menu.flatMap(({ areas }) => areas).every(({ nlocals, locals }) => nlocals === locals.length)).toBe(true);
});

test("200 name of a beach's stretch of coast", async () => {
  expect(await call(getNearbyName, { beach: 'indian-river-inlet-northside' })).toEqual({
    status: 200,
    body: 'Delaware Seashore',
  });
});

test('404 for the nearby name of a place that is not a beach', async () => {
  expect((await call(getNearbyName, { beach: 'delaware' })).status).toBe(404);
});

test('200 nearest beach to a point at sea off Huntington Beach', async () => {
  const { status, body } = await call(findNearestBeach, { lat: '33.64', lon: '-118.02' });
  expect(status).toBe(200);
  expect(body.beach.locationBeachSlug).toMatch(/huntington/);
  expect(body.beach.distance_km).toBeLessThan(5);
});

test.each([
  ['91', '0', 'lat', 'The latitude must be between -90 and 90 degrees.'],
  ['north', '0', 'lat', 'The latitude must be a number of degrees.'],
  ['0', '-180.5', 'lon', 'The longitude must be between -180 and 180 degrees.'],
])('422 for the point %s, %s', async (lat, lon, field, sentence) => {
  const { status, body } = await call(findNearestBeach, { lat, lon });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: [sentence] });
});
