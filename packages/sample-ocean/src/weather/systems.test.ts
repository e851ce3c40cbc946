import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { MODELS } from '../errors/model-errors.ts';
import { distanceKm } from '../sphere.ts';
import { centreAt, listSystems, strengthAt } from './systems.ts';

const of = (seed: number) => ({ ...MODELS.gfsWave, seed });
const start = Date.UTC(2026, 10, 20);
const inMonth = (year: number, month: number) =>
  listSystems(of(1), undefined, Date.UTC(year, month, 1), Date.UTC(year, month, 29));

test('hurricanes and the storms of both hemispheres occur in their seasons', () => {
  const count = (name: string, month: number) =>
    [2020, 2021, 2022, 2023, 2024, 2025, 2026]
      .flatMap((year) => inMonth(year, month))
      .filter(({ family }) => family.name === name).length;
  expect(count('atlantic-hurricane', 1)).toBe(0);
  expect(count('atlantic-hurricane', 8)).toBeGreaterThan(7);
  expect(count('north-pacific', 0)).toBeGreaterThan(2 * count('north-pacific', 6));
  expect(count('south-pacific', 6)).toBeGreaterThan(1.5 * count('south-pacific', 0));
});

test('the same systems are found for any time span', () => {
  const long = listSystems(of(1), undefined, start - 20 * DAY_MS, start + 20 * DAY_MS).map(({ id }) => id);
  for (const { id } of listSystems(of(1), undefined, start, start + DAY_MS)) expect(long).toContain(id);
});

test('a system moves without a jump and fades in and out', () => {
  for (const system of listSystems(of(3), start, start, start + 5 * DAY_MS)) {
    expect(strengthAt(system, system.bornMs)).toBe(0);
    expect(strengthAt(system, system.bornMs + system.lifeH * HOUR_MS + 1)).toBe(0);
    for (let hour = 0; hour < system.lifeH; hour++) {
      const here = centreAt(system, system.bornMs + hour * HOUR_MS);
      const next = centreAt(system, system.bornMs + (hour + 1) * HOUR_MS);
      expect(distanceKm(here, next)).toBeLessThan(90);
    }
  }
});

test('a run is exact for its past and wrong for its far future', () => {
  const truth = new Map(
    listSystems(of(1), undefined, start - DAY_MS, start + 14 * DAY_MS).map((system) => [system.id, system]),
  );
  const foreseen = listSystems(of(1), start, start - DAY_MS, start + 14 * DAY_MS);
  const missKm = (timeMs: number) =>
    foreseen
      .filter((system) => strengthAt(system, timeMs) > 0)
      .map((system) => distanceKm(centreAt(system, timeMs), centreAt(truth.get(system.id) ?? system, timeMs)));
  expect(Math.max(...missKm(start - HOUR_MS))).toBe(0);
  expect(Math.max(...missKm(start + DAY_MS))).toBeLessThan(60);
  expect(Math.max(...missKm(start + 12 * DAY_MS))).toBeGreaterThan(100);
});
