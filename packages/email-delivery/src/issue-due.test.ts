import { expect, test } from 'vitest';
import { issueDue } from './issue-due.ts';

test.each([
  ['2026-11-26T14:59:59Z', undefined],
  ['2026-11-26T15:00:00Z', '2026-11-26'],
  ['2026-11-27T14:59:59Z', '2026-11-26'],
  ['2026-11-27T15:00:00Z', undefined],
  ['2026-12-03T15:00:00Z', '2026-12-03'],
])('at %s the issue that is due is %s', (at, issue) => {
  expect(issueDue(Date.parse(at))).toBe(issue);
});
