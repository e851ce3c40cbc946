import { expect, test } from 'vitest';
import { KIND_NAMES, KINDS } from './kinds.ts';
import { type Beaches, type Members, makeMix } from './mix.ts';

const beaches: Beaches = [
  { slug: 'pipeline', id: 3 },
  { slug: 'rincon', id: 1 },
  { slug: 'the-wedge', id: 2 },
];
const members: Members = {
  signedIn: [{ email: 'a@example.com', password: 'p', token: 't' }],
  signingIn: [{ email: 'b@example.com', password: 'p', token: 'other' }],
};

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

test('a sign-in ends no session whose token is used', () => {
  const mix = makeMix(beaches, members);
  const signIns = mix.filter(({ kind }) => kind === 'sign-ins').map(({ body }) => JSON.parse(body ?? '').username);
  expect(new Set(signIns)).toEqual(new Set(['b@example.com']));
  expect(JSON.stringify(mix)).not.toContain('Bearer other');
});
