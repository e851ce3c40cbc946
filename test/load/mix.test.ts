import { expect, test } from 'vitest';
import { KIND_NAMES, KINDS } from './kinds.ts';
import { type Beaches, makeMix } from './mix.ts';

const beaches: Beaches = [
  { slug: 'pipeline', id: 3 },
  { slug: 'rincon', id: 1 },
  { slug: 'the-wedge', id: 2 },
];
const members = [{ email: 'a@example.com', password: 'p', token: 't' }];

test('the mix has the shares of its kinds and is the same every time', () => {
  const mix = makeMix(beaches, members);
  const counts = KIND_NAMES.map((kind) => mix.filter((one) => one.kind === kind).length);
  expect(counts).toEqual(KIND_NAMES.map((kind) => 2 * KINDS[kind].percent));
  expect(counts.reduce((sum, count) => sum + count)).toBe(200);
  expect(makeMix(beaches, members)).toEqual(mix);
});

test('half of the calls and everything a member does carry a token', () => {
  const mix = makeMix(beaches, members);
  const signed = (kind: string) =>
    mix.filter((one) => one.kind === kind && one.headers.authorization === 'Bearer t').length;
  expect(KIND_NAMES.map(signed)).toEqual([0, 40, 24, 10, 0]);
});
