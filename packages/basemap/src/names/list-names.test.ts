import { expect, test } from 'vitest';
import { listNames } from './list-names.ts';

const fromZoom = new Map(
  listNames().flatMap(({ kind, name, fromZoom }) => (kind === 'town' ? [[name, fromZoom]] : [])),
);

test('a city near our beaches is named before the zoom of the beaches’ own names', () => {
  const cities = ['Pensacola', 'San Francisco', 'Los Angeles', 'New York City', 'Jacksonville', 'Norfolk', 'Savannah'];
  for (const city of cities) expect(fromZoom.get(city), city).toBeLessThan(10);
});

test('a small town at a beach is named, also beside a larger one', () => {
  const towns = ['Newport Beach', 'Carlsbad', 'Monterey', 'Pismo Beach', 'Nags Head', 'Cannon Beach', 'Rincón'];
  for (const town of towns) expect(fromZoom.get(town), town).toBeLessThanOrEqual(11);
});
