import type { NamedPlace } from '@groundswell/basemap';
import { expect, test } from 'vitest';
import { layoutLabels } from './label-layout.ts';

const town = (name: string, lon: number, lat: number, more: Partial<NamedPlace> = {}): NamedPlace => ({
  kind: 'town',
  name,
  lon,
  lat,
  fromZoom: 4,
  ...more,
});
const view = {
  zoom: 8,
  width: 800,
  height: 600,
  project: (lat: number, lon: number) => ({ x: lon, y: lat }),
  nameOf: ({ name }: NamedPlace) => name,
};
const names = (places: readonly NamedPlace[], more = {}) =>
  layoutLabels(places, { ...view, ...more }).map(({ place, side }) => `${place.name} ${side}`);

test('a name lies on its preferred side, or on the other if that one is taken', () => {
  const left = { side: 'left' as const };
  expect(names([town('Nags Head', 300, 300, left)])).toEqual(['Nags Head left']);
  expect(names([town('Nags Head', 300, 300, left), town('Duck', 310, 308, { side: 'left' })])).toEqual([
    'Nags Head left',
  ]);
  expect(names([town('Nags Head', 300, 300, left), town('Duck', 330, 308, { side: 'left' })])).toEqual([
    'Nags Head left',
    'Duck right',
  ]);
});

test('names show between their zooms, and only inside the view', () => {
  const sea: NamedPlace = { kind: 'sea', name: 'Bay', lon: 400, lat: 300, fromZoom: 6, toZoom: 8 };
  expect(names([sea], { zoom: 7.9 })).toEqual(['Bay undefined']);
  expect(names([sea], { zoom: 8 })).toEqual([]);
  expect(names([town('East', 780, 300), town('Out', 900, 300)])).toEqual(['East left']);
  // The degree labels of the chart frame occupy these edges.
  expect(names([town('Top', 400, 28), town('Bottom', 400, 585)])).toEqual([]);
});

test('the box of a name holds it with its dot', () => {
  const [label] = layoutLabels([town('Duck', 300, 300)], view);
  expect(label?.box.left).toBeLessThan(300);
  expect(label?.box.right).toBeGreaterThan(300 + 'Duck'.length * 5);
});

test('no name covers what lies over the map', () => {
  const menu = { left: 0, right: 400, top: 0, bottom: 400 };
  expect(layoutLabels([town('Raleigh', 100, 100)], view, [menu])).toEqual([]);
});
