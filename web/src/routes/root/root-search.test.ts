import { expect, test } from 'vitest';
import {
  addressAsksForWindow,
  addressWithoutWindow,
  requestedWindow,
  validateRootSearch,
  withoutWindow,
} from './root-search.ts';

test('?login=true opens the sign-in window, no other value does', () => {
  expect(validateRootSearch({ login: true })).toEqual({ login: true });
  expect(validateRootSearch({ login: 'true' })).toEqual({ login: true });
  expect(validateRootSearch({ login: false })).toEqual({});
  expect(validateRootSearch({ login: '1', day: '2026-11-20' })).toEqual({});
});

test('the name of a window without a value opens it too', () => {
  expect(validateRootSearch({ profile: '', subscription: 'true', verified: true })).toEqual({
    profile: true,
    subscription: true,
    verified: true,
  });
  expect(validateRootSearch({ profile: 'no', favorites: 'no' })).toEqual({});
  expect([true, '', 148].map((favorites) => validateRootSearch({ favorites }).favorites)).toEqual([true, true, 148]);
});

test('an invalid value in the address does not open a window', () => {
  // Merges the validated search parameters into those of the address, as the router does.
  const read = (held: Record<string, unknown>) => ({ ...held, ...validateRootSearch(held) });
  for (const held of [{ login: '<b>' }, { login: [] }, { profile: {} }, { subscription: 'no' }, { favorites: 'abc' }])
    expect(requestedWindow(read(held), false)).toBeUndefined();
  expect(requestedWindow(read({ favorites: -1 }), true)).toBeUndefined();
  expect(requestedWindow(read({ subscription: 1 }), true)).toBe('subscription');
});

test('a visitor who opens a user’s window gets the sign-in window', () => {
  for (const search of [
    { login: true },
    { login: 'register' },
    { profile: true },
    { subscription: true },
    { favorites: 148 },
  ] as const)
    expect(requestedWindow(search, false)).toBe('sign-in');
  expect(requestedWindow({}, false)).toBeUndefined();
});

test('a signed-in user gets the requested window', () => {
  expect(requestedWindow({ login: true, verified: true }, true)).toBe('profile');
  expect(requestedWindow({ profile: true }, true)).toBe('profile');
  expect(requestedWindow({ subscription: true }, true)).toBe('subscription');
  expect(requestedWindow({ favorites: 148 }, true)).toBe('favorites');
  expect(requestedWindow({ login: 'change' }, true)).toBe('sign-in');
  expect(requestedWindow({}, true)).toBeUndefined();
});

test('the sign-in window stays until it is closed, so that it can welcome a new account', () => {
  expect(requestedWindow({ login: 'register' }, true)).toBe('sign-in');
});

test('closing a window leaves the page’s own search unchanged', () => {
  expect(
    withoutWindow({
      login: true,
      verified: true,
      profile: true,
      subscription: true,
      favorites: 148,
      day: '2026-11-20',
    } as never),
  ).toEqual({
    day: '2026-11-20',
  });
});

test('a page is stored without the window over it, so that the app does not open there', () => {
  const address = (search: object, hash = '') => addressWithoutWindow({ pathname: '/forecast/folly', search, hash });
  expect(address({ login: true, verified: true, day: '2026-11-21' })).toBe('/forecast/folly?day=2026-11-21');
  for (const window of [{ login: 'register' }, { profile: true }, { subscription: true }, { favorites: 148 }])
    expect(address(window)).toBe('/forecast/folly');
  expect(address({ sort: 'surf' }, 'beaches')).toBe('/forecast/folly?sort=surf#beaches');
});

test('Back leaves an address that opens a window, and closes any other window', () => {
  for (const search of ['?login=register', '?favorites=148&day=2026-11-21', '?pro=true'])
    expect(addressAsksForWindow(search)).toBe(true);
  for (const search of ['', '?day=2026-11-21', '?login=false']) expect(addressAsksForWindow(search)).toBe(false);
});
