import { randomUUID } from 'node:crypto';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { consents } from '@groundswell/data/email';
import { makeAccount } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type { SNSEvent } from 'aws-lambda';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler } from './note-mail-event.ts';

useMemoryTable();
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const publish = (event: object) =>
  handler({ Records: [{ Sns: { MessageId: 'm1', Message: JSON.stringify(event) } }] } as SNSEvent);
const bounce = (emailAddress: string, bounceType = 'Permanent') =>
  publish({ eventType: 'Bounce', bounce: { bounceType, bouncedRecipients: [{ emailAddress }] }, mail: {} });
const complaint = (emailAddress: string) =>
  publish({ eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress }] }, mail: {} });

async function join(): Promise<StoredAccount> {
  const account = makeAccount();
  await openAccount(account);
  return account;
}
const stateOf = async (id: string) => (await accounts.find(id))?.mailState;

test('a permanent bounce marks the address, in upper or lower case; a full mailbox does not', async () => {
  const { id, email } = await join();
  await bounce(email, 'Transient');
  expect(await stateOf(id)).toBe('ok');
  await bounce(email.toUpperCase());
  expect(await stateOf(id)).toBe('bounced');
});

test('a complaint marks the address, and a bounce outweighs it', async () => {
  const { id, email } = await join();
  await complaint(email);
  expect(await stateOf(id)).toBe('complained');
  await bounce(email);
  await complaint(email);
  expect(await stateOf(id)).toBe('bounced');
});

test('a complaint is remembered also after a bounce', async () => {
  const { id, email } = await join();
  await complaint(email);
  await bounce(email);
  expect((await accounts.find(id))?.complainedAt).toBeGreaterThan(0);
  const other = await join();
  await bounce(other.email);
  expect((await accounts.find(other.id))?.complainedAt).toBeUndefined();
});

test.each([bounce, complaint])('either ends the newsletter, with or without an account', async (event) => {
  const email = `${randomUUID()}@example.com`;
  await consents.grant(email, { lang: 'en', source: 'box' }, Date.now());
  await event(email);
  expect((await consents.find(email))?.state).toBe('ended');
});

test('an unknown address leaves no trace, and an event of another kind is an error', async () => {
  await bounce('stranger@example.com');
  expect(await consents.find('stranger@example.com')).toBeUndefined();
  await expect(publish({ eventType: 'Delivery', delivery: {} })).rejects.toThrow();
});
