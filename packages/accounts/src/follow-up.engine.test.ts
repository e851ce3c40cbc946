import { randomUUID } from 'node:crypto';
import { accounts, type FollowUp, followUps, userRows } from '@groundswell/data/accounts';
import { consents, type QueuedEmail } from '@groundswell/data/email';
import { favorites } from '@groundswell/data/favorites';
import { useTable } from '@groundswell/data/testing/use-table';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useEmails } from '../test-support/use-emails.ts';
import { usePeople } from '../test-support/use-people.ts';
import { finish, followUp } from './follow-up.ts';
import { identities, removalOf, userNameOf } from './identities.ts';
import { noticeOf } from './notice.ts';

useTable();
const letters = useEmails();
const people = usePeople();
const errors: string[] = [];
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line))));
beforeEach(() => {
  letters.take();
  people.takeOrders();
  errors.length = 0;
});

const now = Date.now();
const isWritten = async ({ id }: FollowUp) =>
  (await followUps.listDue(Date.now() + 1e9, 1000)).some((one) => one.id === id);
const letterOf = ({ task }: FollowUp): QueuedEmail => (task.does === 'send-letter' ? task.letter : expect.fail());
async function written(one: FollowUp): Promise<FollowUp> {
  await followUps.add(one);
  return one;
}

test('an email is queued once, in the language of its account, and then nothing is left to do', async () => {
  const { account } = await people.join({ lang: 'zh-CN' });
  const notice = await written(noticeOf(account, { letter: 'password-changed' }, now));
  await followUp([notice]);
  await followUp([notice]);
  expect(letters.take()).toEqual([letterOf(notice)]);
  expect(letterOf(notice)).toMatchObject({ letter: 'password-changed', email: account.email, lang: 'zh-CN' });
  expect(await isWritten(notice)).toBe(false);
});

test('an identity is removed unless an account has it by then', async () => {
  const { account } = await people.join();
  const old = { id: account.id, identityId: randomUUID() };
  const both = [await written(removalOf(account, now)), await written(removalOf(old, now))];
  await followUp(both);
  expect(people.takeOrders()).toEqual([`AdminDeleteUser ${userNameOf(old)}`]);
  expect(await Promise.all(both.map(isWritten))).toEqual([false, false]);
});

test('a new identity is removed an hour later at the latest, unless an account took it', async () => {
  const [spare, taken] = [await identities.make('u1'), await identities.make('u2')];
  expect(people.takeOrders().map((order) => order.split(' ')[0])).toEqual([
    'AdminCreateUser',
    'AdminSetUserPassword',
    'AdminCreateUser',
    'AdminSetUserPassword',
  ]);
  const { account } = await people.join();
  await accounts.changeIdentity(account, taken, { sessions: {}, browsers: [] }, { now });
  const due = (await followUps.listDue(Date.now() + 3_600_000, 1000)).map(({ id }) => id);
  expect(due).toContain(spare.followUp.id);
  expect(due).not.toContain(taken.followUp.id);
  expect((await followUps.listDue(Date.now() + 3_000_000, 1000)).map(({ id }) => id)).not.toContain(spare.followUp.id);
});

test('a failure does not fail the call, names nobody in the log, and stays stored until it is done', async () => {
  const { account } = await people.join();
  const notice = await written(noticeOf(account, { letter: 'password-changed' }, now));
  const address = process.env.EMAIL_QUEUE_URL;
  delete process.env.EMAIL_QUEUE_URL;
  await followUp([notice]);
  process.env.EMAIL_QUEUE_URL = address;
  expect(errors).toHaveLength(1);
  for (const trace of [account.id, account.email]) expect(errors.join()).not.toContain(trace);
  expect(await isWritten(notice)).toBe(true);
  await finish(notice, Date.now());
  expect(letters.take()).toHaveLength(1);
  expect(await isWritten(notice)).toBe(false);
});

test('what a user left is erased at once, and again when due, since a call may still have been under way', async () => {
  const { account } = await people.join();
  const { id: userId, email } = account;
  const remains = await written({
    id: `user-${userId}`,
    dueAt: now + 3_600_000,
    task: { does: 'erase-user', userId, email, erasedAt: now },
  });
  await accounts.erase(account, { now });
  await favorites.add(userId, 1, 5);
  await consents.grant(email, { lang: 'en', source: 'profile' }, now);
  await followUp([remains]);
  expect([await userRows.list(userId), await consents.find(email)]).toEqual([[], undefined]);
  await favorites.add(userId, 2, 5);
  await consents.grant(email, { lang: 'en', source: 'profile', userId }, now + 2);
  await followUp([remains]);
  expect(await consents.find(email)).toBeUndefined();
  // The address gets a new owner a moment later.
  await consents.grant(email, { lang: 'es', source: 'register' }, now + 1);
  await finish(remains, now + 3_600_000);
  expect(await userRows.list(userId)).toEqual([]);
  expect((await consents.find(email))?.lang).toBe('es');
  expect(await isWritten(remains)).toBe(false);
});

test('the newsletter moves to a new address, and later choices at either address stay', async () => {
  const move = async (from: string, to: string) =>
    finish(
      await written({ id: randomUUID(), dueAt: now, task: { does: 'move-consent', from, to, movedAt: now } }),
      now,
    );
  const asked = { lang: 'es', source: 'profile' };
  await consents.grant('old@example.com', asked, now - 1);
  await move('old@example.com', 'new@example.com');
  await move('old@example.com', 'new@example.com');
  expect(await consents.find('old@example.com')).toBeUndefined();
  expect(await consents.find('new@example.com')).toMatchObject({ state: 'confirmed', ...asked });

  await consents.grant('old@example.com', asked, now + 1);
  await move('old@example.com', 'newer@example.com');
  expect((await consents.find('old@example.com'))?.state).toBe('confirmed');
  expect(await consents.find('newer@example.com')).toBeUndefined();

  await consents.grant('back@example.com', asked, now - 1);
  await consents.grant('ended@example.com', asked, now - 1);
  await consents.end('ended@example.com', now + 1);
  await move('back@example.com', 'ended@example.com');
  expect((await consents.find('ended@example.com'))?.state).toBe('ended');
});
