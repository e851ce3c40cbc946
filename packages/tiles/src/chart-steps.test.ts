import { expect, test } from 'vitest';
import { listChartSteps } from './chart-steps.ts';

const at = (hour: number) => Date.UTC(2026, 10, 20, 6) + hour * 3_600_000;

test('an instant is drawn by the newest run that has it, else awaited, and none lies before the shown run', () => {
  const shown = {
    run: '2026112006',
    model: 'gfs.0p25',
    hours: [3],
    awaitedHours: [0, 6, 9],
    earlier: [
      { run: '2026112000', hours: [3, 9, 12] },
      { run: '2026111918', hours: [12, 18] },
    ],
  };
  expect(listChartSteps(shown)).toEqual([
    { at: at(0), drawn: { run: '2026111918', hour: 12 } },
    { at: at(3), drawn: { run: '2026112006', hour: 3 } },
    { at: at(6), drawn: { run: '2026112000', hour: 12 } },
    { at: at(9) },
  ]);
});
