import { expect, test } from 'vitest';
import { startView } from './start-view.ts';

const map = { widthPx: 876, heightPx: 728, isChosen: true };
const none = { lat: undefined, lon: undefined };

test('a linked view is opened as it is, and its part of the map searched', () => {
  const linked = { lat: 21.5, lon: -158, zoom: 10 };
  const { view, box } = startView({ linked, stored: none, ...map });
  expect(view).toBe(linked);
  expect(box?.minLon).toBeLessThan(-158.4);
  expect(box?.maxLat).toBeGreaterThan(21.8);
});

test('without a linked view the map opens around the last beach', () => {
  const { view, box } = startView({ linked: undefined, stored: { lat: '38.6', lon: '-75.1' }, ...map });
  expect([view, box]).toEqual([{ lat: 38.6, lon: -75.1, zoom: 9 }, undefined]);
  // If the reader has not chosen a beach, the search covers a box around the last visited beach.
  const seen = startView({ linked: undefined, stored: { lat: '38.6', lon: '-75.1' }, ...map, isChosen: false });
  expect(seen.view).toEqual(view);
  expect(seen.box?.minLat).toBeGreaterThan(37);
});

test.each([none, { lat: 'north', lon: '-75' }, { lat: '91', lon: '-75' }, { lat: '', lon: '' }])(
  'with %o stored it opens at the charts’ centre',
  (stored) => {
    expect(startView({ linked: undefined, stored, ...map }).view).toEqual({ lat: 35.232, lon: -75.531, zoom: 9 });
  },
);
