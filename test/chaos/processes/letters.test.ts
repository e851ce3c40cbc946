import type { KeptMail } from '@groundswell/local/services/ses/mailbox';
import { describe, expect, test } from 'vitest';
import { openLedger } from '../workload/ledger.ts';
import { copiesHaveKills, promisedLettersCame } from './letters.ts';

const AT = Date.UTC(2026, 10, 26, 14);
const mail = (subject: string, text: string, seconds = 0): KeptMail => ({
  id: subject,
  at: new Date(AT + seconds * 1000).toISOString(),
  from: 'letters@example.com',
  to: 'ann@example.com',
  subject,
  headers: {},
  text,
  html: '',
});
const receipt = (seconds = 0) => mail('Your plan', `It begins. https://example.com/${seconds}`, seconds);

describe('a second copy of an email', () => {
  const copies = [receipt(), receipt(60)];
  test('is a violation without a kill', () => {
    expect(copiesHaveKills(copies, [], 0)).toEqual(["'Your plan' went to ann@example.com 2 times."]);
    const [late, other] = [AT + 30_000, AT - 30_000].map((at) => ({ at, victim: 'cloud' }));
    expect(
      copiesHaveKills(
        copies,
        [late, other].flatMap((kill) => kill ?? []),
        0,
      ),
    ).toHaveLength(1);
  });

  test('is explained by a kill while the first was sent, but a third copy is not', () => {
    const kills = [{ at: AT + 200, victim: 'cloud' }];
    expect(copiesHaveKills(copies, kills, 0)).toEqual([]);
    expect(copiesHaveKills([...copies, receipt(120)], kills, 0)).toHaveLength(1);
  });
});

test('more codes than requests and kills are a violation', () => {
  const codes = [mail('Your code', '123456'), mail('Your code', '654321')];
  expect(copiesHaveKills(codes, [], 2)).toEqual([]);
  expect(copiesHaveKills(codes, [], 1)).toEqual(['2 codes were mailed for 1 requests.']);
});

test('a deletion without its email is a violation', () => {
  const ledger = openLedger();
  ledger.members.set('ann@example.com', { userId: '1', favorites: new Set(), alerts: new Map(), deletedAt: AT });
  expect(promisedLettersCame([], ledger)).toEqual(['ann@example.com was not told of the deletion.']);
  expect(promisedLettersCame([mail('Your account was deleted', '')], ledger)).toEqual([]);
});
