import { expect, test } from 'vitest';
import { keys } from './keys.ts';

test('follow-ups sort by due time', () => {
  const times = [1, 9, 1000, 1_000_000_000, Date.UTC(2026, 10, 20), Date.UTC(2036, 0, 1)];
  const sorted = times.map((at) => keys.followUp(at, 'z').sk);
  expect([...sorted].sort()).toEqual(sorted);
  expect(keys.followUp(5, 'identity-a').sk < keys.followUp(5, '~').sk).toBe(true);
  expect(keys.followUp(5, '~').sk < keys.followUp(6, '').sk).toBe(true);
});

test('the key of an address’s account is never a claim’s key, for any browser id', () => {
  const name = keys.accountOfEmail('ann@example.com');
  const claim = keys.claim('ann@example.com', 'ACCOUNT');
  expect(claim.pk).toBe(name.pk);
  expect(name.sk.startsWith(keys.claims('ann@example.com').sk)).toBe(false);
  expect(claim.sk.startsWith(keys.claims('ann@example.com').sk)).toBe(true);
});

test('no two addresses, users, purposes or browsers share a code', () => {
  const holders = ['ann@example.com', 'ann@example.co', 'own#ann@example.com', 'u1', 'u1#'];
  const all = ['verify', 'reset', 'own', 'new-email'].flatMap((purpose) =>
    holders.flatMap((holder) =>
      ['b', 'b#', 'CODE#'].map((browserId) => JSON.stringify(keys.passCode(purpose, holder, browserId))),
    ),
  );
  expect(new Set(all).size).toBe(all.length);
});
