import { BeachGuide, ErrorEnvelope } from '@groundswell/contracts';
import { forecasts, summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { findTideStation } from '@groundswell/data/tide-stations';
import { HOUR_MS } from '@groundswell/durations';
import { runName } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handler } from './get-beach-guide.ts';

useMemoryTable();

async function ask(beach: string, query: Record<string, string> = {}) {
  const event = {
    rawPath: `/api/beach/${beach}/guide`,
    headers: {},
    pathParameters: { beach },
    queryStringParameters: query,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { statusCode, reply: JSON.parse(body ?? '') as unknown };
}

/** Stores a forecast of the beach, composed now. */
async function store(slug: string): Promise<void> {
  const beach = findBeach(slug);
  if (!beach) throw new Error(`There is no ${slug}.`);
  const now = Date.now();
  const runAt = Math.floor(now / HOUR_MS - 3) * HOUR_MS;
  const tideStation = beach.tideStationId ? findTideStation(beach.tideStationId) : undefined;
  const swellTransfer = findSwellTransfer(beach.id);
  const forecast = composeForecast({ beach, swellTransfer, tideStation, ocean: madeOcean(runAt), now });
  const cycle = runName(runAt);
  await forecasts.put({ beachId: beach.id, cycle, composedAt: now, forecast });
  await summaries.put(beach.id, cycle, summarizeForecast(forecast));
}

test('200 the conditions that suit a beach before its first forecast, by slug or number', async () => {
  const { statusCode, reply } = await ask('ditch-plains');
  expect(statusCode).toBe(200);
  const guide = v.parse(BeachGuide, reply);
  expect(guide).toMatchObject({
    break: { kind: 'reef', source: 'known' },
    local: { name: 'Montauk', slug: 'montauk' },
    tide: null,
    tide_likes: ['low', 'mid'],
    size: { from: 1, to: 8, source: 'known' },
    now: {},
  });
  expect(guide.neighbours).toHaveLength(11);
  expect(guide.neighbours.every(({ days }) => days.length === 0)).toBe(true);
  expect((await ask(String(guide.beachId))).reply).toMatchObject({ slug: 'ditch-plains' });
});

test('200 the land that blocks the swell of Rincon: the Channel Islands to the south', async () => {
  const { swell } = v.parse(BeachGuide, (await ask('rincon')).reply);
  const south = swell.land?.blocked.find(({ from_deg, to_deg }) => from_deg < 210 && to_deg > 210);
  expect(south?.away_km).toBeGreaterThan(20);
  expect(south?.away_km).toBeLessThan(80);
});

test('200 the current hour and the neighbours’ surf today, in the reader’s units and language', async () => {
  await store('ditch-plains');
  await store('camp-hero');
  const { reply } = await ask('ditch-plains', { units: '2', lang: 'es' });
  const guide = v.parse(BeachGuide, reply);
  expect(guide).toMatchObject({ lang: 'es', surfUnits: 'm', size: { from: 0.4, to: 2.4 }, wind: { unit: 'kph' } });
  expect(guide.tide?.levels.length).toBeGreaterThan(23);
  expect(guide.now.swell?.period_s).toBeGreaterThan(0);
  expect(guide.now.tide?.suits).toEqual(expect.any(Boolean));
  expect(guide.neighbours.filter(({ days }) => days.length > 0).map(({ slug }) => slug)).toEqual([
    'camp-hero',
    'ditch-plains',
  ]);
});

test('404 for a beach that does not exist, and for a place that is no beach', async () => {
  for (const place of ['atlantis', 'montauk']) {
    const { statusCode, reply } = await ask(place);
    expect(statusCode).toBe(404);
    expect(v.parse(ErrorEnvelope, reply).errorMsg).toBe(`There is no beach called “${place}”.`);
  }
});
