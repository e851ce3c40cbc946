import { expect, test } from 'vitest';
import { presentReliability } from './present-reliability.ts';

const none = [0, 0, 0, 0, 0] as const;
const rest = Array.from({ length: 15 }, () => none);

test('the ranges of all buoys hold together, as shares of their pairs, and scores are in metres', () => {
  const told = presentReliability([
    [[360, 24, 48, 3600, 5040], ...rest],
    undefined,
    [[120, 0, 24, 1200, 1680], ...rest],
  ]);
  const first = told && Object.values(told).map((byLead) => byLead[0]);
  expect(first).toEqual([480, 0.8, 0.05, 0.15, 0.1, 0.14]);
  expect([told?.n[1], told?.within[1], told?.crps_m[15]]).toEqual([0, null, null]);
});

test('without compared ranges there is nothing to present', () => {
  expect(presentReliability([undefined, [none, ...rest]])).toBeUndefined();
});

test('a lead day with fewer pairs than other figures need shows their number and nothing else', () => {
  const told = presentReliability([[[479, 0, 479, 4790, 4790], ...rest]]);
  const first = told && Object.values(told).map((byLead) => byLead[0]);
  expect(first).toEqual([479, null, null, null, null, null]);
});
