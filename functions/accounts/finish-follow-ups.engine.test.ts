import { randomUUID } from 'node:crypto';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { type FollowUp, followUps } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { useTable } from '@groundswell/data/testing/use-table';
import { HOUR_MS } from '@groundswell/durations';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './finish-follow-ups.ts';

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

const run = () => handler({}, { awsRequestId: 'r' });
const countWritten = async () => (await followUps.listDue(Date.now() + 1e9, 1000)).length;

async function write(task: FollowUp['task'], inMs = -1): Promise<FollowUp> {
  const one = { id: randomUUID(), dueAt: Date.now() + inMs, task };
  await followUps.add(one);
  return one;
}
const emailFor = (email: string): QueuedEmail => ({
  letter: 'password-changed',
  requestId: randomUUID(),
  email,
  lang: 'en',
});

test('due tasks are done, page after page, and later ones are not', async () => {
  const emails = Array.from({ length: 120 }, (_, at) => `u${at}@example.com`);
  for (const email of emails) await write({ does: 'send-letter', letter: emailFor(email) });
  const later = await write({ does: 'remove-identity', userName: 'u.later' }, HOUR_MS);
  await run();
  const mailed = letters.take().flatMap((letter) => ('email' in letter ? letter.email : []));
  expect(mailed.sort()).toEqual(emails.sort());
  expect(people.takeOrders()).toEqual([]);
  expect(await countWritten()).toBe(1);
  await followUps.finish(later);
});

test('a failed task does not hold up the others; the job reports it without a name, and retries it the next time', async () => {
  const userName = `${randomUUID()}.${randomUUID()}`;
  const pool = process.env.USER_POOL_ID;
  await write({ does: 'remove-identity', userName });
  await write({ does: 'send-letter', letter: emailFor('ann@example.com') });
  delete process.env.USER_POOL_ID;
  await expect(run()).rejects.toThrow('1 follow-ups failed');
  process.env.USER_POOL_ID = pool;
  expect(letters.take()).toHaveLength(1);
  for (const trace of [...userName.split('.'), 'ann@']) expect(errors.join()).not.toContain(trace);
  expect(await countWritten()).toBe(1);

  await run();
  expect(people.takeOrders()).toEqual([`AdminDeleteUser ${userName}`]);
  expect(await countWritten()).toBe(0);
  await run();
  expect(people.takeOrders()).toEqual([]);
});

test('two concurrent jobs do each task, and a letter that both queue is one letter', async () => {
  await write({ does: 'send-letter', letter: emailFor('twice@example.com') });
  await Promise.all([run(), run()]);
  expect(new Set(letters.take().map(({ requestId }) => requestId)).size).toBe(1);
  expect(await countWritten()).toBe(0);
});
