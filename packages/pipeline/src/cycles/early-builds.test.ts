import type { CycleProgress, SourceProgress } from '@groundswell/data/ocean';
import { DECIDING_MODELS, GRID_STEPS } from '@groundswell/ocean';
import { expect, test } from 'vitest';
import { completesEarlyBuild, findEarlyBuild } from './early-builds.ts';

const NOW = Date.UTC(2026, 10, 20, 11);
const to = (hour: number) => GRID_STEPS.filter((step) => step <= hour);
function grids(done: readonly number[], queued = done): SourceProgress[] {
  return DECIDING_MODELS.map(({ id }) => ({ source: id, expected: 209, queued: new Set(queued), done: new Set(done) }));
}
function find(sources: readonly SourceProgress[], built: Partial<CycleProgress> = {}, hasForecasts = true) {
  const byId = new Map(sources.map((source) => [source.source, source]));
  return findEarlyBuild({ cycle: '2026112006', sources: byId, queuedAt: NOW - 60_000, ...built }, hasForecasts, NOW);
}

test('a run is built early when all grids reach three days, then a week', () => {
  expect(find(grids(to(71)))).toBeUndefined();
  expect(find(grids(to(72)))).toEqual({ throughHour: 72, steps: 4 * 73 });
  expect(find(grids(to(100)))).toEqual({ throughHour: 72, steps: 4 * 73 });
  expect(find(grids(to(168)))).toEqual({ throughHour: 168, steps: 4 * 137 });
});

test('each early build happens once, and none after a complete build', () => {
  expect(find(grids(to(100)), { builtSteps: 292, builtThroughHour: 72 })).toBeUndefined();
  expect(find(grids(to(168)), { builtSteps: 292, builtThroughHour: 72 })?.throughHour).toBe(168);
  expect(find(grids(to(168)), { builtSteps: 548, builtThroughHour: 168 })).toBeUndefined();
  expect(find(grids(to(168)), { builtSteps: 700 })).toBeUndefined();
});

test('a missing step in one grid, or a grid without steps, prevents an early build', () => {
  const [first, ...others] = grids(to(72));
  expect(find(others)).toBeUndefined();
  expect(find([...others, { ...(first ?? expect.fail()), done: new Set(to(72).slice(1)) }])).toBeUndefined();
});

test('a run that is queued completely gets no early build where forecasts exist, otherwise one of the first days', () => {
  expect(find(grids(to(168), GRID_STEPS))).toBeUndefined();
  expect(find(grids(to(168), GRID_STEPS), {}, false)?.throughHour).toBe(72);
});

test('a first run that was queued within the minute is not built twice', () => {
  expect(find(grids(to(168), GRID_STEPS), { queuedAt: NOW - 59_000 }, false)).toBeUndefined();
  expect(find(grids(to(168), GRID_STEPS), { queuedAt: undefined }, false)).toBeUndefined();
});

test('the hours before a first run are waited for', () => {
  const queued = [-2, -1, ...to(80)];
  expect(find(grids(to(80), queued), {}, false)).toBeUndefined();
  expect(find(grids(queued, queued), {}, false)).toEqual({ throughHour: 72, steps: 4 * 75 });
});

test('only the function that does the last step up to such an hour checks for a build', () => {
  const [grid] = grids(to(80));
  if (!grid) expect.fail();
  expect([completesEarlyBuild(grid, 5), completesEarlyBuild(grid, 72), completesEarlyBuild(grid, 80)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(completesEarlyBuild({ ...grid, done: new Set(to(71)) }, 71)).toBe(false);
});
