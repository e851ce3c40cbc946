import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@groundswell/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../../test-support/make-account.ts';
import { openAccount } from '../../test-support/open-account.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { type Claim, dynamoClaims } from './claims.ts';
import { dynamoPassCodes } from './pass-codes.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe.each(enginesAndMemory)('claims on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
    table = await dynamo.createTable();
  });
  afterAll(() => dynamo.stop());
  const claims = dynamoClaims(() => table);
  const codes = dynamoPassCodes(() => table);

  const claim = (over: Partial<Claim> = {}): Claim => ({
    email: `${randomUUID()}@example.com`,
    browserId: 'own-browser',
    userId: randomUUID(),
    identity: { id: randomUUID(), followUp: { dueAt: now, id: 'removal' } },
    lang: 'en',
    units: 1,
    wantsNews: false,
    goodUntil: now + DAY_MS,
    ...over,
  });
  const settle = (
    one: Claim,
    at = now,
    code?: { requestId: string; purpose: 'verify'; holder: string; browserId: string },
  ) => openAccount(makeAccount({ id: one.userId, email: one.email }), () => table, { now: at, claim: one, code });

  test('each browser has its own claim, unaffected by others', async () => {
    const own = claim();
    const strangers = claim({ email: own.email, browserId: 'a-stranger' });
    await Promise.all([claims.put(own), claims.put(strangers)]);
    expect(await claims.find(own.email, 'own-browser', now)).toEqual(own);
    expect(await claims.find(own.email, 'a-stranger', now)).toEqual(strangers);
    expect(await claims.find(own.email, 'another', now)).toBeUndefined();
    expect(await settle(own)).toBe('opened');
    expect(await claims.find(own.email, 'a-stranger', now)).toEqual(strangers);
    expect(await settle(strangers)).toBe('taken');
  });

  test('an expired claim does not count and opens no account', async () => {
    const old = claim();
    await claims.put(old);
    expect(await claims.isClaimed(old.email, now + DAY_MS - 1)).toBe(true);
    expect(await claims.isClaimed(old.email, now + DAY_MS)).toBe(false);
    expect(await claims.isClaimed('nobody@example.com', now)).toBe(false);
    expect(await claims.find(old.email, old.browserId, now + DAY_MS)).toBeUndefined();
    expect(await settle(old, now + DAY_MS)).toBe('gone');
  });

  test('the newest claim of a browser counts; a replaced one opens no account', async () => {
    const first = claim();
    const second = claim({ email: first.email });
    await claims.put(first);
    await claims.put(second);
    expect(await settle(first)).toBe('gone');
    expect(await settle(second)).toBe('opened');
    expect(await claims.find(first.email, 'own-browser', now)).toBeUndefined();
  });

  test('the code stays valid when the claim has been replaced', async () => {
    const replaced = claim();
    await claims.put(claim({ email: replaced.email }));
    const place = { purpose: 'verify', holder: replaced.email, browserId: 'own-browser' } as const;
    await codes.put({ ...place, digest: 'right', requestId: 'r', askedAt: now, goodUntil: now + 600_000 });
    expect(await settle(replaced, now, { ...place, requestId: 'r' })).toBe('gone');
    expect(await codes.usedAt(place)).toBeUndefined();
    expect(await codes.guess(place, ['right'], now)).toBeDefined();
  });
});
