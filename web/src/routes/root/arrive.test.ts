import { afterEach, expect, test, vi } from 'vitest';
import { currentArrival, keepArrival } from '../../features/auth/arrival.ts';
import { arrive } from './arrive.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
afterEach(() => {
  stored.clear();
  keepArrival(undefined);
});

test('the token of a mailed link is removed from the address at once and kept for the form', () => {
  expect(arrive('?day=2026-11-20&password_token=abc.def&email=kai%40example.org', false)).toBe(
    'day=2026-11-20&login=change',
  );
  expect(currentArrival()).toEqual({ passwordToken: 'abc.def', email: 'kai@example.org' });
});

test('an address without a token or promotion is unchanged', () => {
  for (const search of ['', '?day=2026-11-20', '?login=true', '?email=kai%40example.org'])
    expect(arrive(search, false)).toBeUndefined();
});

test('a promotion is stored, and the address unchanged', () => {
  expect(arrive('?promo=SURF-2026&wrscfree=true', false)).toBeUndefined();
  expect(Object.fromEntries(stored)).toEqual({ sc_promo: 'SURF-2026', sc_wrscfree: 'true' });
});

test('a code is stored as given, whatever it contains: the server checks it', () => {
  arrive('?promo=SUMMER%2020', false);
  expect(stored.get('sc_promo')).toBe('SUMMER 20');
});

test('an empty promotion is not stored', () => {
  arrive(`?promo=${'x'.repeat(101)}&wrscfree=1`, false);
  arrive('?promo=&wrscfree=1', false);
  expect([...stored]).toEqual([]);
});

test('a signed-in user does not see the sign-in window', () => {
  expect(arrive('?login=true&day=2026-11-20', true)).toBe('day=2026-11-20');
  expect(arrive('?login=true&verified=true', true)).toBeUndefined();
  expect(arrive('?login=change', true)).toBeUndefined();
});
