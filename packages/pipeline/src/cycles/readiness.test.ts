import type { SourceProgress } from '@groundswell/data/ocean';
import { BULLETINS, DECIDING_MODELS, GRID_STEPS, SHORT_RANGE_MODELS } from '@groundswell/ocean';
import { expect, test } from 'vitest';
import { judgeReadiness, stepsToBuildFrom } from './readiness.ts';

const CYCLE = '2026112006';
const early = Date.UTC(2026, 10, 20, 11);
const late = Date.UTC(2026, 10, 20, 14);

function source(
  name: string,
  done: readonly number[],
  expected = GRID_STEPS.length,
): readonly [string, SourceProgress] {
  return [name, { source: name, expected, queued: new Set(done), done: new Set(done) }];
}
const complete = DECIDING_MODELS.map(({ id }) => source(id, GRID_STEPS));
const judge = (
  sources: readonly (readonly [string, SourceProgress])[],
  now: number,
  builtSteps?: number,
  queuedAt = early,
) => judgeReadiness({ cycle: CYCLE, sources: new Map(sources), builtSteps, queuedAt }, 8, true, now);

test('a cycle is ready when every grid model has all its steps, whatever the bulletins', () => {
  expect(judge(complete, early)).toEqual({ ready: true, steps: 836 });
  expect(judge([...complete, source(BULLETINS, [0], 1)], early)).toEqual({ ready: true, steps: 836 });
});

test('a cycle with a missing step or model is ready only after its deadline, and only once', () => {
  const short = [...complete.slice(1), source(complete[0]?.[0] ?? '', GRID_STEPS.slice(1))];
  expect(judge(short, early).ready).toBe(false);
  expect(judge(short, late).ready).toBe(true);
  expect(judge(short, late, 835).ready).toBe(false);
  expect(judge(complete.slice(1), early).ready).toBe(false);
});

test('a late cycle waits for queued steps, an hour at most', () => {
  const { queued } = source('gfs.0p25', GRID_STEPS)[1];
  const running = [
    ...complete.slice(0, 3),
    ['gfs.0p25', { source: 'gfs.0p25', expected: 209, queued, done: new Set([0]) }] as const,
  ];
  expect(judge(running, late, undefined, late - 59 * 60_000).ready).toBe(false);
  expect(judge(running, late, undefined, late - 60 * 60_000).ready).toBe(true);
});

test('an incompletely built cycle is built again when it is complete, and never a third time', () => {
  expect(judge(complete, late, 700).ready).toBe(true);
  expect(judge(complete, late, 836).ready).toBe(false);
});

test('the last step completes a late cycle even if it was built with bulletins', () => {
  const bulletins = source(BULLETINS, [0], 1);
  const short = [...complete.slice(1), source(complete[0]?.[0] ?? '', GRID_STEPS.slice(1)), bulletins];
  const { ready, steps } = judge(short, late);
  expect(ready).toBe(true);
  expect(judge([...complete, bulletins], late, steps).ready).toBe(true);
});

test('bulletins alone are enough for a late cycle, once, and the grids complete it', () => {
  const alone = judge([source(BULLETINS, [0], 1)], late);
  expect(alone).toEqual({ ready: true, steps: 0 });
  expect(judge([source(BULLETINS, [0], 1)], late, alone.steps).ready).toBe(false);
  expect(judge(complete, late, alone.steps).ready).toBe(true);
});

test('a model that does not decide delays no build, whether its steps are pending, partial or stored', () => {
  const { steps } = SHORT_RANGE_MODELS.hrrr;
  const [name, whole] = source('hrrr', steps, steps.length);
  const running: readonly [string, SourceProgress] = [name, { ...whole, done: new Set(steps.slice(0, 30)) }];
  expect(judge(complete, early)).toEqual({ ready: true, steps: 836 });
  expect(judge([...complete, running], early)).toEqual({ ready: true, steps: 836 });
  expect(judge([...complete, [name, whole]], early)).toEqual({ ready: true, steps: 885 });
  const short = complete.slice(1);
  expect(judge([...short, running], late)).toEqual({ ...judge(short, late), steps: 627 });
});

test('a late cycle built without the short-range model is built once more when its wind arrives', () => {
  const short = complete.slice(1);
  const hrrr = source('hrrr', SHORT_RANGE_MODELS.hrrr.steps, 49);
  expect(judge([...short, hrrr], late, 627)).toEqual({ ready: true, steps: 676 });
  expect(judge([...short, hrrr], late, 676).ready).toBe(false);
});

test('short-range steps that come after the build have the beaches built once more', () => {
  const hrrr = source('hrrr', SHORT_RANGE_MODELS.hrrr.steps, 49);
  expect(judge([...complete, hrrr], late, 836).ready).toBe(true);
  expect(judge([...complete, hrrr], late, 885).ready).toBe(false);
  expect(judge([hrrr], late).ready).toBe(false);
  expect(stepsToBuildFrom(source('hrrr', [0, 1, 2], 49)[1], true)).toEqual([0, 1, 2]);
});

test('after an early build a late incomplete cycle is still built from the available steps, once', () => {
  const short = [...complete.slice(1), source(complete[0]?.[0] ?? '', GRID_STEPS.slice(0, 100))];
  const judgeBuilt = (builtThroughHour?: number) =>
    judgeReadiness(
      { cycle: CYCLE, sources: new Map(short), builtSteps: 292, builtThroughHour, queuedAt: early },
      8,
      true,
      late,
    );
  expect(judgeBuilt(72)).toEqual({ ready: true, steps: 727 });
  expect(judgeBuilt()).toMatchObject({ ready: false });
});

test('a cycle without any steps is never ready', () => {
  expect(judge([], late).ready).toBe(false);
});

test('a grid with less than three days is left out where an earlier cycle supplies it', () => {
  const [, enough] = source('gfs.0p25', GRID_STEPS.slice(0, 73));
  const [, less] = source('gfs.0p25', GRID_STEPS.slice(0, 72));
  expect(stepsToBuildFrom(enough, true)).toHaveLength(73);
  expect(stepsToBuildFrom(source(BULLETINS, [0], 1)[1], true)).toEqual([0]);
  expect(stepsToBuildFrom(less, true)).toEqual([]);
  expect(stepsToBuildFrom(less, false)).toHaveLength(72);
});
