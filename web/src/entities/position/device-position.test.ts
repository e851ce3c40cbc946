import { afterEach, expect, test, vi } from 'vitest';
import { askPosition, coordinatesOf, isRefused, sentenceOfCode } from './device-position.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [1, 'User permission settings denied location.'],
  [2, 'Location information is unavailable.'],
  [3, 'The request to get user location timed out.'],
  [0, 'Geo location failed due to unknown error'],
  [99, 'Geo location failed due to unknown error'],
])('code %d shows %s', (code, sentence) => {
  expect(sentenceOfCode(code)).toBe(sentence);
});

test('a position is rounded to three decimals, and lies within the device’s accuracy plus the rounding', () => {
  const coords = { latitude: 32.6551234, longitude: -79.9401987 };
  expect(coordinatesOf({ coords })).toEqual({ lat: 32.655, lon: -79.94, accuracyM: 80 });
  expect(coordinatesOf({ coords: { ...coords, accuracy: 1500 } })?.accuracyM).toBe(1580);
  expect(coordinatesOf({ coords: { ...coords, accuracy: Number.NaN } })?.accuracyM).toBe(80);
});

test.each([{}, { coords: {} }, { coords: { latitude: Number.NaN, longitude: 3 } }])(
  '%o holds no coordinates',
  (position) => {
    expect(coordinatesOf(position)).toBeUndefined();
  },
);

test.each([
  ['false', 'denied', true],
  ['false', 'prompt', false],
  ['true', 'denied', false],
  [undefined, 'denied', false],
])('stored %s with the browser’s permission %s: refused is %s', async (kept, state, expected) => {
  expect(await isRefused(kept, { query: async () => ({ state }) as PermissionStatus })).toBe(expected);
});

test('a browser without the permissions API is prompted', async () => {
  expect(await isRefused('false', undefined)).toBe(false);
  expect(await isRefused('false', { query: () => Promise.reject(new TypeError()) })).toBe(false);
});

test.each([
  ['Geolocation is not supported by this browser.', {}],
  [
    'Your settings dont allow location retrieval',
    { geolocation: {}, permissions: { query: async () => ({ state: 'denied' }) } },
  ],
  [
    'There was a problem getting location',
    { geolocation: { getCurrentPosition: (tell: (position: object) => void) => tell({}) } },
  ],
])('without a position the reader sees: %s', async (sentence, navigator) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', { getItem: () => 'false', setItem: () => undefined });
  await expect(askPosition()).rejects.toThrow(sentence);
});
