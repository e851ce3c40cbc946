import { expect, test } from 'vitest';
import { runAtEdge } from '../test-support/edge.ts';

test.each([
  ['/api/ocean/36.200000000001/-75.1', '/api/ocean/36.2/-75.1'],
  ['/api/ocean/036.2/-075.1000', '/api/ocean/36.2/-75.1'],
  ['/api/ocean/36%2E2/%2d75.1', '/api/ocean/36.2/-75.1'],
  ['/api/ocean/-0.0001/-179.9999', '/api/ocean/0/-180'],
  ['/api/ocean/91/-75.1', '/api/ocean/91/-75.1'],
  ['/api/ocean/%zz/1', '/api/ocean/%zz/1'],
  ['/api/ocean/36.2/1e2', '/api/ocean/36.2/1e2'],
  ['/api/ocean/36.2/-75.1/', '/api/ocean/36.2/-75.1/'],
])('a place at sea is cached once, however it is written: %s', (uri, kept) => {
  expect(runAtEdge('one-place', { uri }).uri).toBe(kept);
});

test.each([
  ['90.4999', '90'],
  ['-0.2', '0'],
  ['east', 'east'],
])('a facing is rounded to a degree: %s', (value, kept) => {
  const { querystring } = runAtEdge('one-place', { uri: '/api/ocean/36.2/-75.1', querystring: { facing: { value } } });
  expect(querystring.facing?.value).toBe(kept);
});
