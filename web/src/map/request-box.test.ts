import { expect, test } from 'vitest';
import { requestBox } from './request-box.ts';

test('a box is rounded outwards, by a sixteenth of its width at most', () => {
  const phone = { minLat: 35.123456789012, maxLat: 36.5678, minLon: -76.0399, maxLon: -74.9701 };
  expect(requestBox(phone)).toEqual({ minLat: 35.1, maxLat: 36.6, minLon: -76.05, maxLon: -74.95 });
  const street = { minLat: 35.1234, maxLat: 35.1678, minLon: -75.0499, maxLon: -75.0001 };
  expect(requestBox(street)).toEqual({ minLat: 35.12, maxLat: 35.17, minLon: -75.05, maxLon: -75 });
});

test('maps that differ by a few px request the same box', () => {
  const map = { minLat: 35.13, maxLat: 36.57, minLon: -76.04, maxLon: -74.97 };
  const beside = { minLat: 35.14, maxLat: 36.56, minLon: -76.03, maxLon: -74.98 };
  expect(requestBox(map)).toEqual(requestBox(beside));
});

test('the requested box contains the map and has two decimals', () => {
  for (let n = 0; n < 60; n++) {
    const [minLat, minLon] = [-80 + ((n * 7.7777) % 150), -180 + ((n * 13.3331) % 300)];
    const map = { minLat, minLon, maxLat: minLat + 0.08 * n, maxLon: minLon + 0.1 * n };
    const asked = requestBox(map);
    expect(asked.minLat <= map.minLat && asked.minLon <= map.minLon).toBe(true);
    expect(asked.maxLat >= map.maxLat && asked.maxLon >= map.maxLon).toBe(true);
    for (const side of Object.values(asked)) expect(String(side)).toMatch(/^-?\d{1,3}(\.\d{1,2})?$/);
  }
});

test('across the antimeridian the west is the greater one, however the map says it', () => {
  const asked = { minLat: 10, maxLat: 30, minLon: 170, maxLon: -170 };
  expect(requestBox({ minLat: 10, maxLat: 30, minLon: 170, maxLon: 190 })).toEqual(asked);
  expect(requestBox({ minLat: 10, maxLat: 30, minLon: 170, maxLon: -170 })).toEqual(asked);
});

test('a map as wide as the world requests all of it, never beyond its ends', () => {
  const all = { minLat: -90, maxLat: 90, minLon: -180, maxLon: 180 };
  expect(requestBox({ minLat: -95, maxLat: 95, minLon: -180, maxLon: 400 })).toEqual(all);
  expect(requestBox({ minLat: -89, maxLat: 89, minLon: -178, maxLon: 179 })).toEqual(all);
});
