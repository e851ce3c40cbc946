import { PlaceOverview } from '@groundswell/contracts';
import { describePlace } from '@groundswell/data/described-place';
import { summaries } from '@groundswell/data/ocean';
import { findPlace, listRegions } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler } from './get-forecast.ts';

vi.mock('@groundswell/page-rendering/testing/site-shell', () => ({
  readSiteShell: () => '<head><!--head--></head><body><!--data--></body>',
}));

useMemoryTable();

beforeAll(async () => {
  const place = findPlace('delaware-seashore');
  const [beach] = place?.kind === 'local' ? place.local.beaches : [];
  if (!beach) throw new Error('The catalogue has lost Delaware Seashore.');
  const now = Date.now();
  const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
  await summaries.put(beach.id, '2026112006', summarizeForecast(forecast));
});

async function call(slug: string, accept = 'application/json', query: Record<string, string> = {}) {
  const event = {
    rawPath: `/forecast/${slug}`,
    headers: { accept },
    queryStringParameters: query,
    pathParameters: { fcstId: slug },
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
}

test('200 overview of a local, with crumbs and the beaches’ today and tomorrow', async () => {
  const { status, body } = await call('delaware-seashore');
  expect(status).toBe(200);
  const overview = v.parse(PlaceOverview, body);
  expect(overview).toMatchObject({ level: 'local', state: 'ready', surfUnits: 'ft', children: [] });
  expect(overview.place.map(({ slug }) => slug)).toEqual(['east-coast', 'delaware']);
  expect(overview.beaches[0]?.days).toHaveLength(2);
  expect(overview.beaches[0]?.days[1]?.amsurf).toMatch(/^(flat|[\d.+-]+ ft)$/);
});

test('200 overview of an area in metres: its locals, and beaches below them', async () => {
  const { body } = await call('delaware', 'application/json', { units: '2' });
  const overview = v.parse(PlaceOverview, body);
  expect(overview).toMatchObject({ level: 'area', surfUnits: 'm' });
  expect(overview.children.map(({ slug }) => slug)).toContain('delaware-seashore');
  expect(overview.children.reduce((sum, { beaches }) => sum + beaches, 0)).toBe(overview.beaches.length);
  const shown = overview.beaches.find(({ days }) => days.length > 0);
  expect(shown?.place.map(({ slug }) => slug)).toEqual(['delaware-seashore']);
});

test('200 waiting overview of a place without forecasts', async () => {
  const { status, body } = await call('oahu');
  expect(status).toBe(200);
  expect(v.parse(PlaceOverview, body)).toMatchObject({ state: 'waiting' });
});

test('200 page of an overview with the same reply inlined', async () => {
  const { status, body } = await call('delaware', 'text/html');
  expect(status).toBe(200);
  expect(body).toContain('<title>Delaware Surf Forecast</title>');
  const [, data = ''] = /<script type="application\/json" id="inlined">(.*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toMatchObject({ path: '/forecast/delaware?units=1&lang=en', reply: { kind: 'place' } });
});

test('404 for the reserved slug lat-lon', async () => {
  expect((await call('lat-lon')).status).toBe(404);
});

test('every region, area and local has an overview that counts each of its beaches once', () => {
  for (const region of listRegions()) {
    const overview = describePlace(region.slug);
    const ids = region.areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches.map(({ id }) => id)));
    expect(overview?.beaches.map(({ id }) => id)).toEqual(ids);
    for (const area of region.areas) {
      expect(describePlace(area.slug)).toMatchObject({ level: 'area', within: [{ slug: region.slug }] });
      for (const local of area.locals) expect(describePlace(local.slug)?.beaches).toHaveLength(local.beaches.length);
    }
  }
});
