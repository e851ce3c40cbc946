import { Forecast, type getForecast } from '@groundswell/contracts';
import { forecasts, observed } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { cycleAt, parseCycle } from '@groundswell/ocean';
import { drawForecastPage } from '@groundswell/page-rendering';
import type { FirstScreen } from '@groundswell/page-rendering/testing/first-screen';
import type { PageContent } from '@groundswell/runtime';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler } from './get-forecast.ts';
import { handler as latLonHandler } from './get-forecast-lat-lon.ts';
import { handler as weatherHandler } from './get-weather.ts';

vi.mock('@groundswell/page-rendering/testing/site-shell', () => ({
  readSiteShell: () =>
    '<html lang="en"><head><!--head--></head><body><noscript><!--links--></noscript><div id="root"></div><!--data--></body>',
}));
const drawn = vi.hoisted(() => ({
  drawFirstScreen: vi.fn(
    async ({ path, reply }: FirstScreen, language: string) =>
      `<h1>${'name' in reply && reply.name}, ${path}, ${language}</h1>`,
  ),
}));
vi.mock('@groundswell/page-rendering/testing/first-screen', () => drawn);

const beach = findBeach('indian-river-inlet-northside');
const now = Date.now();
useMemoryTable({ BASIC_DAYS: '16' });

beforeAll(async () => {
  if (!beach) throw new Error('The catalogue has lost its 148.');
  const runAt = parseCycle(cycleAt(now)) - 6 * HOUR_MS;
  const forecast = composeForecast({ beach, ocean: madeOcean(runAt), now });
  await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
  const station = { stationId: '44009', name: 'Delaware Bay', lat: 38.46, lon: -74.69 };
  await observed.put(beach.id, {
    checkedAt: now,
    waves: { ...station, waves: { value: { heightM: 1.2, periodS: 9, fromDeg: 110 }, at: now - 20 * 60_000 } },
  });
});

async function call(
  one: typeof handler,
  pathParameters: Record<string, string>,
  over: Partial<APIGatewayProxyEventV2> = {},
) {
  const event = {
    rawPath: `/forecast/${pathParameters.fcstId}`,
    headers: { accept: 'application/json' },
    pathParameters,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
    ...over,
  };
  const { statusCode, headers = {}, body = '' } = await one(event as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, headers, body: body.startsWith('{') ? JSON.parse(body) : body };
}

function inlinedIn(page: string): object {
  const [, data = ''] = /<script type="application\/json" id="inlined">(.*)<\/script>/.exec(page) ?? [];
  return JSON.parse(data);
}

test('200 holds 16 days, the buoy with its age, and every field of the contract', async () => {
  const { status, body } = await call(handler, { fcstId: 'indian-river-inlet-northside' });
  expect(status).toBe(200);
  expect(v.safeParse(Forecast, body).issues).toBeUndefined();
  expect(body).toMatchObject({
    state: 'ready',
    beachId: 148,
    fcst_days: 16,
    current: { buoy: '44009', buoy_age_min: 20 },
  });
  expect(body.place.map(({ slug }: { slug: string }) => slug)).toEqual(['east-coast', 'delaware', 'delaware-seashore']);
  expect(body.timeline.wvhtText[body.nowHour]).toMatch(/^(flat|[\d.+-]+ ft)$/);
});

test('200 in metres for units=2', async () => {
  const { body } = await call(handler, { fcstId: '148' }, { queryStringParameters: { units: '2' } });
  expect(body.timeline.surfSvgUnits).toBe('m');
  expect(body.current.wvht).toBe('1.2 m');
});

test('200 with drawings only for drawings=true', async () => {
  const drawn = await call(handler, { fcstId: '148' }, { queryStringParameters: { drawings: 'true' } });
  expect(v.safeParse(Forecast, drawn.body).issues).toBeUndefined();
  expect(Object.keys(drawn.body.timeline)).toEqual(expect.arrayContaining(['surfSvg', 'swellSvg', 'tideSvg']));
  const { body } = await call(handler, { fcstId: '148' });
  expect(Object.keys(body.timeline)).not.toContain('surfSvg');
});

test("200 in Spanish for lang=es, and the page's lang attribute too", async () => {
  const queryStringParameters = { units: '2', lang: 'es' };
  const { body } = await call(handler, { fcstId: '148' }, { queryStringParameters });
  expect(v.safeParse(Forecast, body).issues).toBeUndefined();
  expect(body.lang).toBe('es');
  expect(body.title).toBe('Pronóstico de surf de Indian River Inlet, Northside');
  expect(body.current.wvht).toBe('1.2 m');
  const page = await call(handler, { fcstId: '148' }, { queryStringParameters, headers: { accept: 'text/html' } });
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('<title>Pronóstico de surf de Indian River Inlet, Northside</title>');
});

test('422 for an unsupported language', async () => {
  const { status, body } = await call(handler, { fcstId: '148' }, { queryStringParameters: { lang: 'fr' } });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ lang: ['The language must be en, es or zh-CN.'] });
});

test('200 waiting, uncached, for a beach without a forecast yet', async () => {
  const { status, headers, body } = await call(handler, { fcstId: 'huntington-beach-pier' });
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(v.safeParse(Forecast, body).issues).toBeUndefined();
  expect(body).toMatchObject({ state: 'waiting', days: [] });
});

test('404 for a beach that does not exist', async () => {
  const { status, body } = await call(handler, { fcstId: 'atlantis' });
  expect(status).toBe(404);
  expect(body.errorMsg).toBe('There is no beach called “atlantis”.');
  expect((await call(handler, { fcstId: 'xyzzy' })).body.suggestions).toBeUndefined();
});

test('404 suggests similar places, the page too', async () => {
  const meant = { slug: 'delaware', name: 'Delaware', within: 'East Coast' };
  expect((await call(handler, { fcstId: 'delware' })).body.suggestions[0]).toEqual(meant);
  const page = await call(handler, { fcstId: 'delware' }, { headers: { accept: 'text/html' } });
  expect(page.body).toContain('<li><a href="/forecast/delaware">Delaware</a></li>');
});

test('the weather alone is the same as within the forecast', async () => {
  const whole = await call(handler, { fcstId: '148' });
  const { status, body } = await call(weatherHandler as typeof handler, { slug: 'indian-river-inlet-northside' });
  expect(status).toBe(200);
  const timeless = { expires: '', as_of: '' };
  expect({ ...body, ...timeless }).toEqual({ ...whole.body.current, ...timeless });
});

test("position of a beach, and its clock's offset from UTC", async () => {
  const { body } = await call(latLonHandler as typeof handler, { beach: 'banzai-pipeline' });
  expect(body).toMatchObject({ lat: expect.closeTo(21.66, 1), lon: expect.closeTo(-158.05, 1), timezone_offset: -600 });
});

test('the page holds title, tags and the reply itself, and nothing in it can end the data block', async () => {
  const { status, body } = await call(handler, { fcstId: '148' }, { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  expect(body).toContain('<title>Indian River Inlet, Northside Surf Forecast</title>');
  expect(inlinedIn(body)).toMatchObject({
    drawnAt: expect.any(Number),
    path: '/forecast/148?units=1&lang=en',
    reply: { slug: 'indian-river-inlet-northside' },
  });
  const heading = /<div id="root"><h1>(.*)<\/h1><\/div>/.exec(body)?.[1];
  expect(heading).toBe('Indian River Inlet, Northside, /forecast/148?units=1&lang=en, en');

  const reason = { code: 'x', values: { name: '</script><b>' } };
  const failed = { error: '</script><b>', errorMsg: '</script><b>', code: 'x', reason, requestId: 'r1' };
  const site = 'https://waves.example';
  const content: PageContent<typeof getForecast> = { site, path: '/forecast/</script>$&', failed, status: 404 };
  const page = await drawForecastPage(content);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).not.toContain('<b>');
});

test('200 with the reply for the page’s script where drawing the first screen fails, and the cause in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  drawn.drawFirstScreen.mockRejectedValueOnce(new Error('no such wave'));
  const { status, body } = await call(handler, { fcstId: '148' }, { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  expect(body).toContain('<title>Indian River Inlet, Northside Surf Forecast</title>');
  expect(body).toContain('<div id="root"></div>');
  const inlined = inlinedIn(body);
  expect(inlined).toMatchObject({ reply: { slug: 'indian-river-inlet-northside' } });
  // `drawnAt` would make the script hydrate markup, but rendering failed and the page has none.
  expect(inlined).not.toHaveProperty('drawnAt');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no such wave'));
  log.mockRestore();
});

test('the age of a forecast is measured, and only of a forecast', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3 * HOUR_MS });
  await call(handler, { fcstId: '148' });
  await call(handler, { fcstId: 'atlantis' });
  vi.useRealTimers();
  expect(log.mock.calls.slice(-2).map(([line]) => JSON.parse(line).ForecastAgeHours)).toEqual([3, undefined]);
});

test('404 page for a beach that does not exist', async () => {
  const { status, body } = await call(handler, { fcstId: 'atlantis' }, { headers: { accept: 'text/html' } });
  expect(status).toBe(404);
  expect(body).toContain('noindex');
});

test('without scripts a place’s page links to its beaches, and a not-found page to all regions', async () => {
  const linksOf = async (fcstId: string) => {
    const { body } = await call(handler, { fcstId }, { headers: { accept: 'text/html' } });
    return [...(/<noscript>(.*)<\/noscript>/.exec(body)?.[1] ?? '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  };
  expect(await linksOf('delaware')).toContain('/forecast/indian-river-inlet-northside');
  expect(await linksOf('atlantis')).toContain('/forecast/hawaii');
  expect(await linksOf('148')).toEqual([]);
});
