import { expect, test } from 'vitest';
import { mailboxOf } from './trial-fingerprints.ts';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['ann+surf@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['a.n.n+surf@gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
