import { PopularBeaches } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Dynamo, engines } from '../../packages/data/test-support/start-dynamo.ts';
import { handler } from './list-popular-beaches.ts';

let dynamo: Dynamo | undefined;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  dynamo = await engines[0]?.start();
  const table = await dynamo?.createTable();
  Object.assign(process.env, {
    TABLE_NAME: table?.name,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo?.url,
    AWS_REGION: 'us-east-1',
  });
});
afterAll(() => dynamo?.stop());

test('200 every popular beach in its order with the local it lies in, also before its first forecast', async () => {
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

test('a popular beach is one of the catalogue, and listed once', () => {
  expect(POPULAR_BEACH_IDS.filter((id) => !findBeach(id))).toEqual([]);
  expect(new Set(POPULAR_BEACH_IDS).size).toBe(POPULAR_BEACH_IDS.length);
});
