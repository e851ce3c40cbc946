import { expect, test } from 'vitest';
import { listLeadInSteps } from './available-steps.ts';

const at = (hour: number) => Date.UTC(2026, 10, 20, hour);

test('a first run is read from today’s first midnight on, Puerto Rico’s, until Hawaii is still in the day before', () => {
  expect(listLeadInSteps('2026112006', at(15))).toEqual([-2, -1]);
  expect(listLeadInSteps('2026112000', at(11))).toEqual([]);
  expect(listLeadInSteps('2026112000', at(9))).toHaveLength(14);
});

test('never more than a day before a run is read', () => {
  expect(listLeadInSteps('2026112006', at(6) - 20 * 3_600_000)).toHaveLength(24);
});
