import { callAs } from '@groundswell/accounts/testing/call-as';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { forecasts, summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { drawShareImage, findSharedDay, renderPng } from '@groundswell/page-rendering';
import { presentForecast, wordsOf } from '@groundswell/present';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import { handler } from './get-share-image.ts';

const now = Date.now();
const beach = findBeach(148);
if (!beach) throw new Error('The catalogue has lost its 148.');
const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * HOUR_MS), now });
useMemoryTable({ BASIC_DAYS: '3' });
const people = usePeople();

beforeAll(async () => {
  await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
  await summaries.put(beach.id, '2026112006', summarizeForecast(forecast));
});

async function getImage(image: string, queryStringParameters: Record<string, string> = {}) {
  const event = {
    rawPath: `/share/${image}`,
    headers: {},
    pathParameters: { image },
    queryStringParameters,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const {
    statusCode,
    headers,
    body = '',
    isBase64Encoded,
  } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, headers, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
}

/** Reads the size of a PNG from its first chunk, IHDR, which follows 16 bytes of signature, length and name. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const slug = 'indian-river-inlet-northside';

test('200 PNG of 1200 by 630, kept an hour', async () => {
  const { status, headers, body } = await getImage(`${slug}.png`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600, s-maxage=3600',
    'x-content-type-options': 'nosniff',
  });
  expect(body.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(sizeOf(body)).toEqual({ width: 1200, height: 630 });
});

test('200 for another day and other units differs', async () => {
  const today = await getImage(`${slug}.png`);
  const day = forecast.days[1]?.date ?? '';
  const tomorrow = await getImage(`${slug}.png`, { day });
  const metric = await getImage(`${slug}.png`, { day, units: '2' });
  expect(tomorrow.body.equals(today.body)).toBe(false);
  expect(metric.body.equals(tomorrow.body)).toBe(false);
});

test('404 for a beach that does not exist, one without a forecast, and a day that visitors do not see', async () => {
  expect((await getImage('atlantis.png')).status).toBe(404);
  expect((await getImage('huntington-beach-pier.png')).status).toBe(404);
  expect((await getImage(`${slug}.png`, { day: forecast.days[5]?.date ?? '' })).status).toBe(404);
});

test('200 for any day of a Pro plan, never cached; Basic has the days of a visitor', async () => {
  const request = { params: { image: `${slug}.png` }, query: { day: forecast.days[11]?.date ?? '' } };
  const pro = await callAs(handler, await people.join({ tier: 'Pro' }), request);
  expect([pro.status, pro.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await callAs(handler, await people.join(), request)).status).toBe(404);
});

test('200 in the units of the account, whatever the query', async () => {
  const metric = await people.join({ units: { wind: 6, wvht: 2, tide: 4, temp: 9, scale: 10 } });
  const request = { params: { image: `${slug}.png` }, query: { units: '1' } };
  const own = await callAs(handler, metric, request);
  const [feet, metres] = [await getImage(`${slug}.png`, { units: '1' }), await getImage(`${slug}.png`, { units: '2' })];
  expect(Buffer.from(own.body, 'base64').equals(metres.body)).toBe(true);
  expect(Buffer.from(own.body, 'base64').equals(feet.body)).toBe(false);
});

test('200 for a place, of its beaches with the largest surf today; 404 while it has no forecast', async () => {
  const { status, body } = await getImage('delaware.png', { lang: 'es' });
  expect([status, sizeOf(body)]).toEqual([200, { width: 1200, height: 630 }]);
  expect((await getImage('hawaii.png')).status).toBe(404);
});

test('422 for another kind of file and a day that is no date', async () => {
  expect((await getImage(`${slug}.svg`)).status).toBe(422);
  expect((await getImage(`${slug}.png`, { day: 'tomorrow' })).status).toBe(422);
});

const input = { beach, place: [], forecast, now, basicDays: 16, days: 16 };
const draw = (units: typeof METRIC, language: 'en' | 'es', over: Partial<typeof input> = {}, date?: string) => {
  const words = wordsOf(language);
  const reply = presentForecast({ ...input, ...over, units, words });
  const day = findSharedDay(reply, date, words);
  return day && drawShareImage(day, 'Groundswell', reply.timeline_scale);
};

test('it holds a bar per hour, the name, the day, the size and the condition', () => {
  const svg = draw(IMPERIAL, 'en', {}, forecast.days[2]?.date) ?? '';
  expect(svg.match(/<rect /g)?.length).toBeGreaterThanOrEqual(24 + 3);
  expect(svg).toContain('>Indian River Inlet, Northside<');
  expect(svg).toMatch(/>(clean|fair|choppy)</);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('markup in a name is escaped', () => {
  const svg = draw(METRIC, 'es', { beach: { ...beach, name: '</text><script>&"' } }) ?? '';
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&amp;&quot;');
  expect(svg).not.toContain('<script>');
});

test('without waves or without tide there are no bars or no tide, and no made-up number', async () => {
  const { waves: _, ...blind } = forecast;
  const { tide: __, ...dry } = forecast;
  for (const one of [blind, dry]) {
    const svg = draw(METRIC, 'en', { forecast: one }) ?? '';
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect((await renderPng(svg)).length).toBeGreaterThan(1000);
  }
});
