import { afterEach, expect, test, vi } from 'vitest';
import { useSecret } from '../test-support/use-secret.ts';
import { audit, pseudonymOf } from './audit.ts';

useSecret();
afterEach(() => void vi.restoreAllMocks());

const ANN = { email: 'ann.surfer@example.com', userId: '7c1f8a52-0000-4000-8000-000000000001' };
const VISITOR = { address: '203.0.113.77', userAgent: 'Chrome on a Mac', country: 'PT' };

async function lineOf(...told: Parameters<typeof audit>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await audit(...told);
  expect(log).toHaveBeenCalledTimes(1);
  const [line] = log.mock.calls[0] ?? [];
  log.mockRestore();
  return String(line);
}

test('a line contains the event and its outcome, and no address, user or network in clear', async () => {
  const line = await lineOf('sign-in', 'wrong', { ...ANN, visitor: VISITOR });
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    audit: 'sign-in',
    outcome: 'wrong',
    address: expect.stringMatching(/^[\w-]{16}$/),
    user: expect.stringMatching(/^[\w-]{16}$/),
    network: expect.stringMatching(/^[\w-]{16}$/),
  });
  for (const trace of [ANN.email, 'ann.surfer', ANN.userId, '7c1f8a52', '203.0.113', 'Chrome', 'PT'])
    expect(line).not.toContain(trace);
});

test('the same person always has the same pseudonym, and a different one per kind', async () => {
  const [first, second] = [await lineOf('sign-in', 'wrong', ANN), await lineOf('delete-account', 'erased', ANN)];
  const { address, user } = JSON.parse(first);
  expect(JSON.parse(second)).toMatchObject({ address, user });
  expect(await pseudonymOf('email', ANN.email)).toBe(address);
  expect(await pseudonymOf('user', ANN.email)).not.toBe(address);
  expect(await pseudonymOf('email', 'bob@example.com')).not.toBe(address);
});

test('an IPv6 household has one pseudonym', async () => {
  const of = async (address: string) => JSON.parse(await lineOf('refresh', 'done', { visitor: { address } })).network;
  expect(await of('2001:db8:1:2::1')).toBe(await of('2001:db8:1:2:ffff::9'));
  expect(await of('2001:db8:1:3::1')).not.toBe(await of('2001:db8:1:2::1'));
});

test('unknown values are left out', async () => {
  expect(JSON.parse(await lineOf('sign-out', 'one', {}))).toEqual({ level: 'info', audit: 'sign-out', outcome: 'one' });
});
