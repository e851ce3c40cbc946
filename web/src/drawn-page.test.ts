import { expect, test } from 'vitest';
import { drawnFor, type FirstView } from './drawn-page.ts';

const drawnAt = Date.parse('2026-11-20T15:00:00Z');
const inlined = { path: '/forecast/folly?units=1&lang=en', reply: {}, drawnAt };
const view: FirstView = {
  address: 'https://waves.example/forecast/folly',
  units: 1,
  language: 'en',
  now: drawnAt + 120_000,
  hasBeach: false,
  isEnding: false,
};
const seenAs = (other: Partial<FirstView>) => drawnFor(inlined, { ...view, ...other });

test('a page that the server drew for this reader is hydrated', () => {
  expect(seenAs({})).toBe(drawnAt);
  expect(seenAs({ address: 'https://waves.example/forecast/folly?lang=en#content' })).toBe(drawnAt);
});

test.each<[string, Partial<FirstView>]>([
  ['in other units', { units: 2 }],
  ['in another language', { language: 'es' }],
  ['at an address that opens a day', { address: `${view.address}?day=2026-11-21` }],
  ['at an address that opens signing in', { address: `${view.address}?login=true` }],
  ['that opens signing in as the session ends', { isEnding: true }],
  ['at another address', { address: 'https://waves.example/forecast/148' }],
  ['out of a store, hours later', { now: drawnAt + 3 * 3_600_000 }],
  ['on a device whose clock is wrong', { now: drawnAt - 3_600_000 }],
])('a page %s is rendered in the browser instead of hydrated', (_, other) => {
  expect(seenAs(other)).toBeUndefined();
});

test('every parameter that is not the reader’s own choice must match the drawn page', () => {
  const pair = { path: '/compare?beaches=a,b&units=1&lang=en', reply: {}, drawnAt };
  const seen = (search: string) => drawnFor(pair, { ...view, address: `https://waves.example/compare${search}` });
  expect(seen('?beaches=a%2Cb')).toBe(drawnAt);
  expect(seen('?beaches=a,c')).toBeUndefined();
  expect(seen('?beaches=a,b&day=2026-11-21')).toBeUndefined();
  expect(seen('')).toBeUndefined();
});

test('the first page, drawn by the build, does not age and has no units', () => {
  const home = { path: '/?lang=en', reply: null, drawnAt };
  const later = { ...view, address: 'https://waves.example/', units: 2, now: drawnAt + 90 * 86_400_000 };
  expect(drawnFor(home, later)).toBe(drawnAt);
  expect(drawnFor(home, { ...later, language: 'es' })).toBeUndefined();
  expect(drawnFor(home, { ...later, hasBeach: true })).toBeUndefined();
});

test('a page that the server did not draw is drawn in the browser', () => {
  expect(drawnFor(undefined, view)).toBeUndefined();
  expect(drawnFor({ ...inlined, drawnAt: undefined }, view)).toBeUndefined();
});
