import { formatFirstTime, listChartSteps } from '@groundswell/tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrawn } from './tiles-shown.ts';

const PLAN = [0, 3, 6, 9, 12];
const drawn = (run: string, hours: readonly number[], model = 'gfs.0p25') => ({
  run,
  model,
  hours,
  awaitedHours: PLAN.filter((hour) => !hours.includes(hour)),
});
const [FIRST, SECOND, THIRD] = ['2026112000', '2026112006', '2026112012'] as const;

test('a newer run is shown from its first hour on, and the previous run fills its gaps', () => {
  expect(mergeDrawn(drawn(FIRST, PLAN), drawn(SECOND, [3]))).toEqual({
    run: SECOND,
    model: 'gfs.0p25',
    hours: [3],
    awaitedHours: [0, 6, 9, 12],
    earlier: [{ run: FIRST, hours: [6, 12] }],
  });
});

test('an hour that an older run draws late joins it, without replacing the newer run', () => {
  const shown = mergeDrawn(drawn(FIRST, [6]), drawn(SECOND, [3]));
  expect(mergeDrawn(shown, drawn(FIRST, [12]))).toMatchObject({
    run: SECOND,
    earlier: [{ run: FIRST, hours: [6, 12] }],
  });
});

test('runs whose tiles may have expired, and those of another model, are left out', () => {
  expect(mergeDrawn(drawn('2026111700', PLAN), drawn(SECOND, [3])).earlier).toBeUndefined();
  expect(mergeDrawn(drawn(FIRST, PLAN, 'hrrr'), drawn(SECOND, [3])).earlier).toBeUndefined();
  const shown = drawn(SECOND, [3]);
  expect(mergeDrawn(shown, drawn(FIRST, PLAN, 'hrrr'))).toBe(shown);
});

test('the shown hours do not depend on the order and repetition of drawing, and no instant is lost on the way', () => {
  const reports = [FIRST, SECOND, THIRD].flatMap((run) => PLAN.map((hour) => ({ run, hour })));
  void fc.assert(
    fc.property(fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length }), (order) => {
      const done = new Map<string, number[]>();
      let shown: ReturnType<typeof mergeDrawn> | undefined;
      let before = new Set<number>();
      for (const { run, hour } of order) {
        const hours = [...new Set([...(done.get(run) ?? []), hour])].sort((a, b) => a - b);
        done.set(run, hours);
        shown = mergeDrawn(shown, drawn(run, hours));
        const there = new Set(listChartSteps(shown).flatMap((step) => (step.drawn ? [step.at] : [])));
        const startAt = Math.min(...listChartSteps(shown).map(({ at }) => at));
        for (const at of before) if (at >= startAt) expect(there).toContain(at);
        before = there;
      }
      const newest = [...done.keys()].sort().at(-1) ?? expect.fail();
      const sorted = [...done].sort(([a], [b]) => (a < b ? -1 : 1)).map(([run, hours]) => drawn(run, hours));
      const [first, ...rest] = sorted;
      const direct = rest.reduce(mergeDrawn, first ?? expect.fail());
      expect(shown?.run).toBe(newest);
      expect(formatFirstTime(shown ?? expect.fail())).toBe(formatFirstTime(direct));
    }),
  );
});
