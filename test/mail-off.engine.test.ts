import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { callNeeds } from '@groundswell/infra/testing/all-needs';
import { expect, test } from 'vitest';
import { everyCall, handlerOf, type ListedCall, roleFor } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

useMemoryTable({ CHECK_REPLIES: '1', MAIL: 'off' });
const letters = useEmails();
const people = usePeople();

/** The calls that are of no use without email, each with the fields that make its request need one. */
const NEED_MAIL: Readonly<Record<string, object>> = {
  register: {},
  'request-password-reset': {},
  'verify-email': {},
  'new-pass-code': {},
  'new-own-pass-code': {},
  'change-email': {},
  subscribe: {},
  'set-email-subscription': { subscribe: true },
  'add-widget': { subscribe: true },
  contact: {},
  'invite-writer': {},
  'get-gift-price': {},
  'buy-gift': {},
};

const find = (wanted: string): ListedCall =>
  everyCall.find(({ name }) => name === wanted) ?? expect.fail(`No call ${wanted}.`);

async function ask(wanted: string, over: object) {
  const listed = find(wanted);
  const who = await people.join({ role: roleFor(listed.call) });
  const { body, ...parts } = wellFormed({ email: 'new@example.com', beachId: 148, slug: 'folly-beach' })[listed.name];
  const before = await readTable(processTable());
  const asked = { ...parts, ...(body !== undefined && { body: { ...body, ...over } }) };
  const reply = await callAs(await handlerOf(listed), who, asked);
  expect(await readTable(processTable())).toEqual(before);
  expect(letters.take()).toEqual([]);
  return reply;
}

test.each(Object.entries(NEED_MAIL))('409 %s where no email is sent, and nothing is stored', async (name, over) => {
  expect(await ask(name, over)).toMatchObject({ status: 409, body: { reason: { code: 'mail-off' } } });
});

test('every call that mails codes or links refuses, or is the sign-in by a provider', () => {
  const mailing = Object.entries(callNeeds).flatMap(([name, needs]) => ('sendsCodes' in needs ? [name] : []));
  expect(mailing.filter((name) => !(name in NEED_MAIL))).toEqual(['issue-token']);
});

test('200 an alert by email is refused with the same reason, and 422 so is the choice of email', async () => {
  const saved = await ask('save-alert', { favoriteId: 148, active: true });
  expect(saved.body).toMatchObject({ success: false, reason: { code: 'mail-off' } });
  const chosen = await ask('update-setting', { setting: 'alertSetting', value: 'email' });
  expect(chosen).toMatchObject({ status: 422, body: { reason: { code: 'mail-off' } } });
});

test('200 the page learns that no email is sent', async () => {
  expect((await ask('get-script-vars', {})).body).toMatchObject({ sends_mail: false });
});
