import { getSwellStory } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { type JudgedStory, pointAlong, runName } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handler as guideHandler } from './get-beach-guide.ts';
import { handler } from './get-swell-story.ts';

useMemoryTable({ CHECK_REPLIES: '1' });

async function ask(asked: typeof handler, beach: string, query: Record<string, string> = {}) {
  const event = {
    rawPath: `/api/beach/${beach}/swell-story`,
    headers: {},
    pathParameters: { beach },
    queryStringParameters: query,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body } = await asked(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { statusCode, reply: JSON.parse(body ?? '') as object };
}

test('200 the origin of the leading swell, in the reader’s units and language, as in the guide', async () => {
  const beach = findBeach('steamer-lane') ?? expect.fail();
  const now = Date.now();
  const runAt = Math.floor(now / HOUR_MS - 3) * HOUR_MS;
  const story: JudgedStory = {
    birth: {
      at: now - 50 * HOUR_MS,
      place: pointAlong(beach, 300, 2900),
      distanceKm: 2900,
      fromDeg: 300,
      errorKm: 250,
    },
    firstAt: now - 6 * HOUR_MS,
    peakAt: now + 10 * HOUR_MS,
    lastAt: now + 60 * HOUR_MS,
    heightM: 2,
    periodS: 14,
    periodsS: [18, 10],
    line: 0,
    isProbable: true,
  };
  const forecast = { ...composeForecast({ beach, ocean: madeOcean(runAt), now }), story };
  const cycle = runName(runAt);
  await forecasts.put({ beachId: beach.id, cycle, composedAt: now, forecast });

  const { statusCode, reply } = await ask(handler, 'steamer-lane', { units: '2', lang: 'es' });
  expect(statusCode).toBe(200);
  const told = v.parse(getSwellStory.reply, reply).story;
  expect(told?.sentence).toMatch(/^Probablemente salió de una tormenta a 2,900 km al ONO el \S+ por la /);
  expect(told).toMatchObject({ unit: 'km', distance_km: 2900, probable: true, from_deg: 300 });
  expect((await ask(guideHandler, 'steamer-lane', { units: '2', lang: 'es' })).reply).toMatchObject({
    story: { sentence: told?.sentence },
  });
});

test('200 without a story if none is known, 404 for a beach that does not exist', async () => {
  expect((await ask(handler, 'ditch-plains')).reply).toMatchObject({ story: null });
  expect((await ask(handler, 'atlantis')).statusCode).toBe(404);
});
