import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '../../test-support/make-account.ts';
import { openAccount, spareIdentity } from '../../test-support/open-account.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoAccounts } from './accounts.ts';
import { dynamoFollowUps, type FollowUp, type FollowUps } from './follow-ups.ts';

const now = Date.UTC(2026, 10, 20, 12);
const removal = (id: string, dueAt = now): FollowUp => ({ id, dueAt, task: { does: 'remove-identity', userName: id } });

describe.each(enginesAndMemory)('follow-ups on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let followUps: FollowUps;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    followUps = dynamoFollowUps(() => table);
  });
  const idsDue = async (at: number, most = 10) => (await followUps.listDue(at, most)).map(({ id }) => id);

  test('due follow-ups are listed, oldest first, a page at a time, and none that is not due yet', async () => {
    for (const at of [3, 1, 2, 4]) await followUps.add(removal(`f${at}`, now + at));
    expect(await idsDue(now)).toEqual([]);
    expect(await idsDue(now + 3)).toEqual(['f1', 'f2', 'f3']);
    expect(await idsDue(now + 4, 2)).toEqual(['f1', 'f2']);
    expect(await followUps.listDue(now + 1, 1)).toEqual([removal('f1', now + 1)]);
  });

  test('a taken follow-up stays stored until it is done, and then cannot be taken', async () => {
    await followUps.add(removal('f'));
    expect([await followUps.take(removal('f'), now), await followUps.take(removal('f'), now + 1)]).toEqual([
      true,
      true,
    ]);
    expect(await idsDue(now)).toEqual(['f']);
    await followUps.finish(removal('f'));
    expect(await idsDue(now)).toEqual([]);
    expect(await followUps.take(removal('f'), now)).toBe(false);
    await followUps.finish(removal('f'));
  });

  test('an email in a follow-up is stored unchanged', async () => {
    const letter = { letter: 'password-changed', requestId: 'r', email: 'ann@example.com', lang: 'es' } as const;
    const stored: FollowUp = { id: 'letter', dueAt: now, task: { does: 'send-letter', letter } };
    await followUps.add(stored);
    expect(await followUps.listDue(now, 1)).toEqual([stored]);
  });

  test('a taken follow-up cannot be withdrawn, so the identity it removes goes to no account', async () => {
    const account = makeAccount();
    const identity = await spareIdentity(account.id, () => table);
    await followUps.take({ ...removal('x'), ...identity.followUp }, now);
    const opened = await dynamoAccounts(() => table).open(account, identity, { now });
    expect(opened).toBe('gone');
    expect(await idsDue(identity.followUp.dueAt)).toEqual([identity.followUp.id]);
  });

  test('a follow-up is withdrawn by the write that makes it unnecessary, and not added by a refused write', async () => {
    const accounts = dynamoAccounts(() => table);
    const account = makeAccount();
    await openAccount(account, () => table);
    expect(await idsDue(Date.now() + 86_400_000)).toEqual([]);
    const outcome = await accounts.erase({ ...account, identityId: 'another' }, { now, followUps: [removal('f')] });
    expect([outcome, await idsDue(now)]).toEqual(['gone', []]);
    await accounts.erase(account, { now, followUps: [removal('f')] });
    expect(await idsDue(now)).toEqual(['f']);
  });
});
