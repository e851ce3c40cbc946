import { callAs } from '@groundswell/accounts/testing/call-as';
import { newAccount, startTokenPool, type TokenPool } from '@groundswell/accounts/testing/token-pool';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import type { Person } from '@groundswell/accounts/testing/use-people';
import type { Call } from '@groundswell/contracts';
import { passCodes, type StoredAccount } from '@groundswell/data/accounts';
import { alerts } from '@groundswell/data/alerts';
import { consents } from '@groundswell/data/email';
import { favorites } from '@groundswell/data/favorites';
import { openAccount } from '@groundswell/data/testing/open-account';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTable } from './support/access-table.ts';
import { everyCall, handlerOf, type ListedCall } from './support/every-call.ts';
import { GOOD_KIND, NO_TOKEN, TOKEN_KINDS, type TokenKind } from './support/token-kinds.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
useEmails();
let pool: TokenPool;
beforeAll(async () => {
  pool = await startTokenPool();
  Object.assign(process.env, pool.environment);
});
afterAll(() => pool.stop());

const BEACHES = [148, 1];
const ALERT = { min: 3, max: 0, conditions: 3, timeFrame: 4, wvht: 1, scale: 10, active: true };
const NAMES_ANOTHERS = "another user's data";

/**
 * Calls a function with a token but without valid input. Access is checked before the input, so the status shows
 * whether this kind of token is admitted.
 */
async function statusOf(listed: ListedCall, kind: TokenKind): Promise<number | undefined> {
  const account = newAccount();
  await openAccount(account);
  const token = TOKEN_KINDS[kind](pool, account);
  const who = token === undefined ? undefined : { account, token };
  return (await callAs(await handlerOf(listed), who, { address: account.id })).status;
}

/** Creates a user with one of every kind of stored row. */
async function joinWithEverything(): Promise<StoredAccount> {
  const own = newAccount({ socials: [{ provider: 'google', subject: 'own-subject' }] });
  await openAccount(own);
  for (const id of BEACHES) await favorites.add(own.id, id, 5);
  for (const id of BEACHES) await alerts.save(own.id, id, ALERT, 5, Date.now());
  await consents.grant(own.email, { lang: 'en', source: 'profile' }, Date.now());
  for (const [purpose, holder] of [
    ['reset', own.email],
    ['own', own.id],
  ] as const) {
    const [askedAt, requestId] = [Date.now(), `${purpose}-of-own`];
    const place = { purpose, holder, browserId: 'own-browser' };
    await passCodes.put({ ...place, digest: 'kept', requestId, askedAt, goodUntil: askedAt + 600_000 });
  }
  return own;
}

/**
 * Row types that anybody may create for any address and that grant no access. The test ignores them and checks all
 * other rows about a person.
 */
const MADE_BY_ANYBODY = ['claim', 'widget'];

async function rowsAbout({ id, email }: StoredAccount): Promise<unknown[]> {
  const rows = await readTable(processTable());
  return rows.filter(
    (row) =>
      !MADE_BY_ANYBODY.includes(String(row.type)) && [id, email].some((trace) => JSON.stringify(row).includes(trace)),
  );
}

/** Sorts `logout-everywhere` to the end, because it ends the session that the other calls need. */
const inOrder = [...everyCall].sort(
  (a, b) => Number(a.name === 'logout-everywhere') - Number(b.name === 'logout-everywhere'),
);

test('docs/reference/access.md states who gets in; calls of another user neither show nor change one’s own data', async () => {
  const own = await joinWithEverything();
  const other: Person = await signIn();
  const before = await rowsAbout(own);
  expect(before).toHaveLength(9);
  const named = wellFormed({ email: own.email, beachId: 148, slug: 'indian-river-inlet-northside' });
  const names = { userId: own.id, user_id: own.id, sub: own.id, id: own.id, email: own.email };

  const naming = new Map<string, number | undefined>();
  for (const listed of inOrder) {
    const { params, query, body } = named[listed.name];
    const asked = { params, query: { ...names, ...query }, body: { ...names, ...body }, address: other.account.id };
    const answer = await callAs(await handlerOf(listed), other, asked);
    naming.set(listed.name, answer.status);
    for (const trace of [own.id, own.email]) expect(JSON.stringify(answer.body), listed.name).not.toContain(trace);
    expect(await rowsAbout(own), listed.name).toEqual(before);
  }

  const rows = [];
  for (const listed of everyCall) {
    const statuses: Record<string, number | undefined> = {};
    for (const kind of Object.keys(TOKEN_KINDS) as TokenKind[]) statuses[kind] = await statusOf(listed, kind);
    rows.push({ call: listed.call, statuses: { ...statuses, [NAMES_ANOTHERS]: naming.get(listed.name) } });
  }
  for (const { call, statuses } of rows)
    for (const [kind, status] of Object.entries(statuses)) {
      const isRefused = isRefusedWith(kind, call);
      expect([call.name, kind, status === 401]).toEqual([call.name, kind, isRefused]);
      expect(status, `${call.name} with ${kind}`).toBeLessThan(500);
    }
  await expect(accessTable([...Object.keys(TOKEN_KINDS), NAMES_ANOTHERS], rows)).toMatchFileSnapshot(
    '../docs/reference/access.md',
  );
});

/**
 * The open API refuses every session token, because it accepts only API keys. It never treats the sender of such a
 * token as a visitor.
 */
function isRefusedWith(kind: string, call: Call): boolean {
  if (call.isOpen && call.readsToken) return kind !== NO_TOKEN;
  return call.access !== 'anyone' && kind !== GOOD_KIND && kind !== NAMES_ANOTHERS;
}

async function signIn(): Promise<Person> {
  const account = newAccount();
  await openAccount(account);
  return { account, token: pool.tokenOf(account) };
}
