import { expect, test } from 'vitest';
import { presentReliability } from './present-reliability.ts';

const none = [0, 0, 0, 0, 0] as const;
const rest = Array.from({ length: 15 }, () => none);

test('the ranges of all buoys hold together, as shares of their pairs, and scores are in metres', () => {
  const told = presentReliability([[[30, 2, 4, 300, 420], ...rest], undefined, [[10, 0, 2, 100, 140], ...rest]]);
  const first = told && Object.values(told).map((byLead) => byLead[0]);
  expect(first).toEqual([40, 0.8, 0.05, 0.15, 0.1, 0.14]);
  expect([told?.n[1], told?.within[1], told?.crps_m[15]]).toEqual([0, null, null]);
});

test('without compared ranges there is nothing to present', () => {
  expect(presentReliability([undefined, [none, ...rest]])).toBeUndefined();
});
