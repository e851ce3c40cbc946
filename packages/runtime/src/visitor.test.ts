import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { visitorOf } from './visitor.ts';

afterEach(() => vi.unstubAllEnvs());

const seenBy = (headers: Record<string, string>) =>
  visitorOf({ headers, requestContext: { http: { sourceIp: '203.0.113.9' } } } as unknown as APIGatewayProxyEventV2);

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['2001:db8:0:0:0:0:0:1:46532', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]:46532', '2001:db8::1'],
])('the edge says that %s is %s', (seen, address) => {
  vi.stubEnv('EDGE_KEY', 'the-edge-alone-has-it');
  expect(seenBy({ 'cloudfront-viewer-address': seen, 'x-groundswell-edge': 'the-edge-alone-has-it' }).address).toBe(
    address,
  );
});

test('nobody else is believed about an address', () => {
  const claimed = { 'cloudfront-viewer-address': '198.51.100.10:46532' };
  expect(seenBy({ ...claimed, 'x-groundswell-edge': '' }).address).toBe('203.0.113.9');
  vi.stubEnv('EDGE_KEY', 'the-edge-alone-has-it');
  for (const key of ['', 'the-edge-alone-has-iT', 'the-edge-alone-has-it '])
    expect(seenBy({ ...claimed, 'x-groundswell-edge': key }).address).toBe('203.0.113.9');
  expect(seenBy(claimed).address).toBe('203.0.113.9');
});
