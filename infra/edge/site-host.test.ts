import { expect, test } from 'vitest';
import { runAtEdge } from '../test-support/edge.ts';

const hostSaid = (headers: Record<string, { value: string }>) =>
  runAtEdge('site-host', { uri: '/logout', headers }).headers['x-groundswell-host']?.value;

test('a call hears which name of the site was asked for, and not what the request says of it', () => {
  const claimed = { 'x-groundswell-host': { value: 'evil.example' } };
  expect(hostSaid({ ...claimed, host: { value: 'waves.example' } })).toBe('waves.example');
  expect(hostSaid(claimed)).toBe('');
});
