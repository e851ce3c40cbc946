import { expect, test } from 'vitest';
import { KIND_NAMES, type Kind } from './kinds.ts';
import {
  describeClients,
  describeSpread,
  describeTimes,
  findKnee,
  listGivingWay,
  type Replies,
  type Step,
} from './knee.ts';

const QUICK: Replies = { accepted: 0, refused: 0, failed: 0, p50Ms: 10, p95Ms: 20 };

/** Makes a step of ten seconds that accepts `perSecond` pages. */
function stepOf(connections: number, perSecond: number, over: Partial<Record<Kind, Partial<Replies>>> = {}): Step {
  const kinds = Object.fromEntries(KIND_NAMES.map((kind) => [kind, { ...QUICK, ...over[kind] }])) as Step['kinds'];
  return { connections, seconds: 10, kinds: { ...kinds, pages: { ...kinds.pages, accepted: perSecond * 10 } } };
}

test('the knee is the last step before the replies stop growing by a tenth', () => {
  const ramp = [stepOf(1, 100), stepOf(2, 180), stepOf(4, 300), stepOf(8, 320), stepOf(16, 310)];
  expect(findKnee(ramp)?.connections).toBe(4);
});

test('without a knee the last step is returned', () => {
  expect(findKnee([stepOf(1, 100), stepOf(2, 200)])?.connections).toBe(2);
  expect(findKnee([])).toBeUndefined();
});

test('kinds give way in the order of the steps, within one the slowest against its limit first', () => {
  const ramp = [
    stepOf(1, 1),
    stepOf(2, 2, { 'sign-ins': { p95Ms: 1200 }, favorites: { p95Ms: 900 } }),
    stepOf(4, 2, { pages: { p95Ms: 501 }, alerts: { refused: 1 }, calls: { refused: 2 } }),
    stepOf(8, 2, { alerts: { failed: 1 } }),
  ];
  expect(listGivingWay(ramp)).toEqual([
    { connections: 2, says: 'favorites: p95 900 ms, above 500 ms' },
    { connections: 2, says: 'sign-ins: p95 1200 ms, above 1000 ms' },
    { connections: 4, says: 'pages: p95 501 ms, above 500 ms' },
    { connections: 4, says: 'first refused: calls, alerts' },
    { connections: 8, says: 'first failed: alerts' },
  ]);
});

test('the spread of several runs is told, and that of a single one was not measured', () => {
  expect(describeSpread([100, 109, 105])).toBe('The best run exceeds the worst by 9.0 %.');
  for (const figures of [[], [100], [0, 0]])
    expect(describeSpread(figures)).toBe('The spread between runs was not measured.');
});

test('a kind without accepted requests was not measured, and one client is no clients', () => {
  expect(describeTimes({ ...QUICK, accepted: 2 })).toBe('10/20');
  expect(describeTimes(QUICK)).toBe('not measured');
  expect([1, 2].map(describeClients)).toEqual(['1 client', '2 clients']);
});
