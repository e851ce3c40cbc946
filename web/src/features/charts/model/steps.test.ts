import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { CHART_TYPES, hasTimeLine, isField, minZoomOf, parseChartHash } from './chart-types.ts';
import { aimedStep, isElsewhere, nearestStep, stepBeside, stepsAhead, stepsOf } from './steps.ts';

const RUN = { run: '2026112006', model: 'gfswave.global.0p25', hours: [0, 3, 6, 48, 54, 384] };

test('gfs, wave and period have 0 to 48 by 3 and 54 to 384 by 6, nam 0 to 60 by 3', () => {
  for (const type of ['gfs', 'wave', 'period'] as const) {
    const hours = stepsOf(type, RUN).map(({ hour }) => hour);
    expect([hours.length, hours[16], hours[17], hours.at(-1)]).toEqual([73, 48, 54, 384]);
  }
  expect(stepsOf('nam', RUN).map(({ hour }) => hour)).toEqual(Array.from({ length: 21 }, (_, n) => n * 3));
});

test('stations and sea temperature have no time line', () => {
  expect(CHART_TYPES.filter(hasTimeLine)).toEqual(['wave', 'period', 'gfs', 'nam']);
});

test('the step nearest to now is drawn; a tie goes to the earlier one', () => {
  const steps = stepsOf('wave', RUN);
  const at = runStart('2026112006');
  expect(steps[nearestStep(steps, at + 5 * HOUR_MS)]?.hour).toBe(6);
  expect(steps[nearestStep(steps, at + 4.5 * HOUR_MS)]?.hour).toBe(3);
  expect(steps[nearestStep(steps, at + 12 * HOUR_MS)]?.hour).toBe(6);
  expect(steps[nearestStep(steps, at - 99 * HOUR_MS)]?.hour).toBe(0);
  expect(nearestStep(stepsOf('wave', { ...RUN, hours: [] }), at)).toBe(-1);
});

test('forward and back pass over steps that are not drawn, and wrap', () => {
  const steps = stepsOf('wave', RUN);
  const hourOf = (index: number) => steps[index]?.hour;
  expect(hourOf(stepBeside(steps, 2, 1))).toBe(48);
  expect(hourOf(stepBeside(steps, steps.length - 1, 1))).toBe(0);
  expect(hourOf(stepBeside(steps, 0, -1))).toBe(384);
  expect(stepBeside(stepsOf('wave', { ...RUN, hours: [] }), 0, 1)).toBe(-1);
});

test('the next ten steps are ahead, each once', () => {
  const whole = stepsOf('gfs', { ...RUN, hours: stepsOf('gfs', RUN).map(({ hour }) => hour) });
  expect(stepsAhead(whole, 70, 10)).toEqual([71, 72, 0, 1, 2, 3, 4, 5, 6, 7]);
  expect(stepsAhead(stepsOf('wave', RUN), 0, 10)).toHaveLength(5);
  expect(stepsAhead(stepsOf('wave', { ...RUN, hours: [3] }), 1, 10)).toEqual([]);
});

test('a hash names one of the six maps, else none', () => {
  expect(CHART_TYPES.map((type) => parseChartHash(`#${type}`))).toEqual([...CHART_TYPES]);
  for (const hash of ['', '#', '#Wave', '#tides', '#__proto__']) expect(parseChartHash(hash)).toBeUndefined();
});

test('nam and stations begin at zoom 6, on small screens 5; the others at 3 and 2', () => {
  const limits = (isLarge: boolean) => CHART_TYPES.map((type) => minZoomOf(type, isLarge));
  expect(limits(true)).toEqual([3, 3, 3, 6, 3, 6]);
  expect(limits(false)).toEqual([2, 2, 2, 5, 2, 5]);
  expect(isField('stations')).toBe(false);
});

test('a link to a past or undrawn hour shows another step; a link between two steps does not count as one', () => {
  const steps = stepsOf('wave', RUN);
  const shownFor = (linkedAt: number) => isElsewhere(steps[nearestStep(steps, linkedAt)], linkedAt);
  const began = runStart(RUN.run);
  expect([0, 1.5, 51, 384].map((hour) => shownFor(began + hour * HOUR_MS))).toEqual([false, false, false, false]);
  expect([-24, 100, 500].map((hour) => shownFor(began + hour * HOUR_MS))).toEqual([true, true, true]);
  expect(isElsewhere(steps[0], undefined)).toBe(false);
});

test('a pending hour is the target; until it is drawn, the previous run or the nearest hour is shown', () => {
  const steps = stepsOf('wave', {
    ...RUN,
    hours: [0],
    awaitedHours: [3, 6, 9],
    earlier: [{ run: '2026112000', hours: [9] }],
  });
  const at = (hour: number) => runStart(RUN.run) + hour * HOUR_MS;
  expect(steps[1]?.drawn).toEqual({ run: '2026112000', hour: 9 });
  expect(steps.map(({ isAwaited }) => isAwaited).slice(0, 5)).toEqual([false, false, true, true, false]);
  expect(steps[aimedStep(steps, at(3.2))]).toMatchObject({ hour: 3, isAwaited: false });
  expect(steps[aimedStep(steps, at(8))]).toMatchObject({ hour: 9, isAwaited: true });
  // The server is still rendering hour 6, and playback waits for it.
  expect(steps[stepBeside(steps, 1, 1)]?.hour).toBe(6);
  expect(stepsAhead(steps, 0, 10)).toEqual([1]);
  expect(steps[nearestStep(steps, at(8))]?.hour).toBe(3);
  expect(aimedStep([], at(8))).toBe(-1);
});
