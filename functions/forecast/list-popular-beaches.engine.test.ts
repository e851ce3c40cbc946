import { PopularBeaches } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handler } from './list-popular-beaches.ts';

useMemoryTable();

test('200 every popular beach in order with its local, also before its first forecast', async () => {
  const event = {
    rawPath: '/api/beach/popular',
    headers: {},
    queryStringParameters: { units: '2' },
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  expect(statusCode).toBe(200);
  const reply = v.parse(PopularBeaches, JSON.parse(body ?? ''));
  expect(reply.beaches.map(({ beachId }) => beachId)).toEqual(POPULAR_BEACH_IDS);
  expect(reply.beaches.every(({ place, days }) => place.length === 1 && days.length === 0)).toBe(true);
  expect(reply.surfUnits).toBe('m');
});

test('each popular beach is in the catalogue, and listed once', () => {
  expect(POPULAR_BEACH_IDS.filter((id) => !findBeach(id))).toEqual([]);
  expect(new Set(POPULAR_BEACH_IDS).size).toBe(POPULAR_BEACH_IDS.length);
});
