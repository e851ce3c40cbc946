import { preparePassCode } from '@groundswell/accounts';
import { accounts, alerts, consents, favorites, userRows } from '@groundswell/data';
import { expect, test } from 'vitest';
import { ask } from '../../packages/accounts/test-support/ask.ts';
import { useLetters } from '../../packages/accounts/test-support/use-letters.ts';
import { type Person, usePeople } from '../../packages/accounts/test-support/use-people.ts';
import { processTable } from '../../packages/data/src/table.ts';
import { readTable } from '../../packages/data/test-support/read-table.ts';
import { useTable } from '../../packages/data/test-support/use-table.ts';
import { handler as changeEmail } from './change-email.ts';
import { handler as checkOwnPassCode } from './check-own-pass-code.ts';
import { handler as confirmNewEmail } from './confirm-new-email.ts';
import { handler as deleteAccount } from './delete-account.ts';
import { handler as exportAccount } from './export-account.ts';
import { handler as newOwnPassCode } from './new-own-pass-code.ts';

useTable({ CHECK_REPLIES: '1' });
const letters = useLetters();
const people = usePeople();

const ALERT = { min: 3, max: 0, conditions: 3, timeFrame: 4, wvht: 1, scale: 10, active: true };

/** The code of the letter that was queued last. */
async function readCode(): Promise<string> {
  const letter = letters.take().at(-1);
  const ready = letter?.letter === 'pass-code' ? await preparePassCode(letter) : undefined;
  return ready?.code ?? expect.fail('No code was mailed.');
}

async function keepThings({ account }: Person): Promise<void> {
  await favorites.add(account.id, 148, 5);
  await favorites.add(account.id, 1, 5);
  await alerts.save(account.id, 148, ALERT, 5, Date.now());
  await consents.grant(account.email, { lang: 'en', source: 'profile' }, Date.now());
}

async function checkCode(who: Person): Promise<void> {
  await ask(newOwnPassCode, who, { body: {} });
  expect((await ask(checkOwnPassCode, who, { body: { passcode: await readCode() } })).body).toEqual({ success: true });
}

test('200 a deleted account leaves no row, no name and no identity, and its token opens nothing', async () => {
  const social = { provider: 'google', subject: 'g-1' } as const;
  const [who, other] = [await people.join({ socials: [social] }), await people.join()];
  await keepThings(who);
  await keepThings(other);
  await checkCode(who);
  people.takeOrders();

  expect((await ask(deleteAccount, who)).body).toEqual({ success: true });
  expect(people.takeOrders()).toEqual([`AdminDeleteUser ${who.account.id}`]);
  const left = (await readTable(processTable())).filter((row) => row.type !== undefined);
  const text = JSON.stringify(left);
  for (const trace of [who.account.id, who.account.email, 'g-1']) expect(text).not.toContain(trace);
  expect((await userRows.list(other.account.id)).map(({ type }) => type).sort()).toEqual([
    'account',
    'alert',
    'favorites',
  ]);
  expect((await ask(exportAccount, who)).status).toBe(401);
});

test('422 deleting takes a pass code, checked no longer than ten minutes ago', async () => {
  const who = await people.join();
  const refused = await ask(deleteAccount, who);
  expect([refused.status, refused.body.errorMsg]).toEqual([422, 'Enter a pass code']);
  expect(await accounts.find(who.account.id)).toBeDefined();
});

test.each([
  [{ mailState: 'bounced' }, 'ok'],
  [{ mailState: 'bounced', complainedAt: 1 }, 'complained'],
  [{ mailState: 'complained', complainedAt: 1 }, 'complained'],
] as const)('200 a code read at %j shows that mail arrives: then it is %s', async (mail, after) => {
  const who = await people.join(mail);
  await ask(newOwnPassCode, who, { body: {} });
  const passcode = await readCode();
  const wrong = passcode === '000000' ? '000001' : '000000';
  await ask(checkOwnPassCode, who, { body: { passcode: wrong } });
  expect((await accounts.find(who.account.id))?.mailState).toBe(mail.mailState);
  await ask(checkOwnPassCode, who, { body: { passcode } });
  expect((await accounts.find(who.account.id))?.mailState).toBe(after);
});

test("422 another's code, a wrong one and one that was used open nothing", async () => {
  const [who, other] = [await people.join(), await people.join()];
  await ask(newOwnPassCode, other, { body: { email: who.account.email } });
  const code = await readCode();
  expect((await ask(checkOwnPassCode, who, { body: { passcode: code, email: other.account.email } })).status).toBe(422);
  expect((await ask(checkOwnPassCode, other, { body: { passcode: code } })).status).toBe(200);
  expect((await ask(checkOwnPassCode, other, { body: { passcode: code } })).status).toBe(422);
  expect((await ask(deleteAccount, who)).status).toBe(422);
});

test('200 a new email counts once its own code was given, and the old one hears of it', async () => {
  const who = await people.join({ lang: 'es', mailState: 'complained', complainedAt: 1 });
  await keepThings(who);
  const newEmail = 'new-home@example.com';
  await ask(changeEmail, who, { body: { newEmail } });
  const passCode = await readCode();
  expect((await accounts.find(who.account.id))?.email).toBe(who.account.email);

  expect((await ask(confirmNewEmail, who, { body: { newEmail: 'other@example.com', passCode } })).status).toBe(422);
  expect((await ask(confirmNewEmail, who, { body: { newEmail, passCode } })).body).toEqual({ success: true });
  const moved = await accounts.findByEmail(newEmail);
  expect([moved?.id, moved?.mailState, moved?.complainedAt]).toEqual([who.account.id, 'ok', undefined]);
  expect(await accounts.findByEmail(who.account.email)).toBeUndefined();
  expect(letters.take()).toMatchObject([{ letter: 'email-changed', email: who.account.email, lang: 'es', newEmail }]);
  expect((await consents.find(newEmail))?.state).toBe('confirmed');
  expect(await consents.find(who.account.email)).toBeUndefined();
});

test('422 a session of long ago gives a code of its own address before the email changes', async () => {
  const who = await people.join({}, { signedInMinutesAgo: 30 });
  const newEmail = 'later@example.com';
  const refused = await ask(changeEmail, who, { body: { newEmail } });
  expect([refused.status, refused.body.errors]).toEqual([422, { passcode: ['Enter a pass code'] }]);
  await checkCode(who);
  expect((await ask(changeEmail, who, { body: { newEmail } })).status).toBe(200);
});

test('422 an email that has an account goes to nobody else, which only its own reader learns', async () => {
  const [who, other] = [await people.join(), await people.join()];
  const newEmail = other.account.email;
  expect((await ask(changeEmail, who, { body: { newEmail } })).body).toEqual({ success: true });
  const refused = await ask(confirmNewEmail, who, { body: { newEmail, passCode: await readCode() } });
  expect([refused.status, refused.body.errorMsg]).toEqual([422, 'This email has an account already.']);
  expect((await accounts.findByEmail(newEmail))?.id).toBe(other.account.id);
});

test('200 of two accounts that want one email at once, one gets it', async () => {
  const rivals = await Promise.all([people.join(), people.join(), people.join()]);
  const newEmail = 'wanted@example.com';
  const codes: string[] = [];
  for (const [at, who] of rivals.entries()) {
    await ask(changeEmail, who, { body: { newEmail }, address: `198.51.100.${at}` });
    codes.push(await readCode());
  }
  const answers = await Promise.all(
    rivals.map((who, at) => ask(confirmNewEmail, who, { body: { newEmail, passCode: codes[at] } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test("200 an export holds all that is kept, in words, and nothing of another's", async () => {
  const [who, other] = [await people.join(), await people.join()];
  await keepThings(who);
  await keepThings(other);
  const { body } = await ask(exportAccount, who);
  expect(body.account).toMatchObject([{ email: who.account.email, tier: 'Basic' }]);
  expect(body.alert).toMatchObject([{ beachId: 148, beach: expect.any(String), min: 3 }]);
  expect(body.newsletter).toMatchObject({ state: 'confirmed' });
  expect(JSON.stringify(body)).not.toContain(other.account.id);
});
