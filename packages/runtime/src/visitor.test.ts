import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

const seenBy = (headers: Record<string, string>) =>
  visitorOf({ headers, requestContext: { http: { sourceIp: '203.0.113.9' } } } as unknown as APIGatewayProxyEventV2);

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['2001:db8:0:0:0:0:0:1:46532', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]:46532', '2001:db8::1'],
])('the edge’s address %s is read as %s', (seen, address) => {
  expect(seenBy({ 'cloudfront-viewer-address': seen }).address).toBe(address);
});

test('without the edge’s header it is the API’s own client', () => {
  expect(seenBy({}).address).toBe('203.0.113.9');
});
