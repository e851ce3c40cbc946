import { expect, test } from 'vitest';
import { runAtEdge } from '../test-support/edge.ts';

const hostSaid = (headers: Record<string, { value: string }>) =>
  runAtEdge('site-host', { uri: '/logout', headers }).headers['x-groundswell-host']?.value;

test('a call receives the requested host name of the site, not the one a header of the request states', () => {
  const claimed = { 'x-groundswell-host': { value: 'evil.example' } };
  expect(hostSaid({ ...claimed, host: { value: 'waves.example' } })).toBe('waves.example');
  expect(hostSaid(claimed)).toBe('');
});
