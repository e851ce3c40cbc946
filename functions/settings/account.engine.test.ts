import { randomUUID } from 'node:crypto';
import { preparePassCode, userNameOf } from '@groundswell/accounts';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { SESSION_ID } from '@groundswell/accounts/testing/token-pool';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { accountSessions, accounts, followUps, userRows } from '@groundswell/data/accounts';
import { alerts, pushBrowsers } from '@groundswell/data/alerts';
import { authors } from '@groundswell/data/blog';
import { consents } from '@groundswell/data/email';
import { calendarFeeds, favorites } from '@groundswell/data/favorites';
import { makeSession } from '@groundswell/data/testing/make-account';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useTable } from '@groundswell/data/testing/use-table';
import { widgets } from '@groundswell/data/widgets';
import { writeEmail } from '@groundswell/email-delivery';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as finishFollowUps } from '../accounts/finish-follow-ups.ts';
import { handler as changeEmail } from './change-email.ts';
import { handler as checkOwnPassCode } from './check-own-pass-code.ts';
import { handler as confirmNewEmail } from './confirm-new-email.ts';
import { handler as deleteAccount } from './delete-account.ts';
import { handler as exportAccount } from './export-account.ts';
import { handler as newOwnPassCode } from './new-own-pass-code.ts';

useTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();
const lines: string[] = [];
beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});

const WIDGET = {
  beachId: 148,
  kind: 'forecast',
  theme: 'light',
  units: 1,
  site: 'https://waves.example',
  keyDigest: 'the digest of its key',
  name: 'Ana',
  website: 'surf-shop.example',
} as const;
const ALERT = { min: 3, max: 0, conditions: 3, timeFrame: 4, wvht: 1, scale: 10, active: true };

async function readCode(): Promise<string> {
  const letter = letters.take().at(-1);
  const ready = letter?.letter === 'pass-code' ? await preparePassCode(letter) : undefined;
  return ready && ready !== 'account-exists' ? ready.code : expect.fail('No code was mailed.');
}

async function keepThings({ account }: Person): Promise<void> {
  await favorites.add(account.id, 148, 5);
  await favorites.add(account.id, 1, 5);
  await alerts.save(account.id, 148, ALERT, 5, Date.now());
  await consents.grant(account.email, { lang: 'en', source: 'profile' }, Date.now());
  const maker = { email: account.email, userId: account.id, createdAt: Date.now() };
  await widgets.add({ ...WIDGET, ...maker, id: `f${randomUUID()}` });
  await calendarFeeds.renew({ ...account, sessionId: SESSION_ID }, `secret of ${account.id}`, 1);
  const endpoint = `https://push.example.com/${account.id}`;
  await pushBrowsers.add(account.id, { endpoint, p256dh: 'p', auth: 'a', sessionId: SESSION_ID, addedAt: 1 });
}

async function checkCode(who: Person): Promise<void> {
  await callAs(newOwnPassCode, who, { body: {} });
  expect((await callAs(checkOwnPassCode, who, { body: { passcode: await readCode() } })).body).toEqual({
    success: true,
  });
}

async function rowsAbout({ account }: Person): Promise<unknown[]> {
  const { id, email, identityId, socials } = account;
  const traces = [id, email, identityId, ...socials.map(({ subject }) => subject)];
  return (await readTable(processTable())).filter((row) => traces.some((one) => JSON.stringify(row).includes(one)));
}
/** Runs the follow-up job with the clock set ahead by a number of minutes. */
async function finishLater(minutes: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  await finishFollowUps({}, { awsRequestId: 'r' });
  vi.useRealTimers();
}

test('200 a deleted account leaves no row, no name and no identity, and its token opens nothing', async () => {
  const social = { provider: 'google', subject: 'g-1' } as const;
  const [who, other] = [await people.join({ socials: [social] }), await people.join()];
  await keepThings(who);
  await keepThings(other);
  await checkCode(who);
  await callAs(changeEmail, who, { body: { newEmail: 'never-confirmed@example.com' } });
  await readCode();
  const others = await rowsAbout(other);
  people.takeOrders();

  letters.take();
  expect((await callAs(deleteAccount, who)).body).toEqual({ success: true });
  const closing = letters.take();
  expect(closing).toMatchObject([{ letter: 'account-deleted', email: who.account.email, hadPlan: false }]);
  expect(await writeEmail(closing[0] ?? expect.fail(), 'us@waves.example')).toMatchObject({ to: who.account.email });
  expect(people.takeOrders()).toEqual([`AdminDeleteUser ${userNameOf(who.account)}`]);
  expect(await rowsAbout(who)).toMatchObject([{ type: 'follow-up', task: { does: 'erase-user' } }]);
  await finishLater(61);
  expect(letters.take()).toEqual([]);
  expect(await rowsAbout(who)).toEqual([]);
  expect(await rowsAbout(other)).toEqual(others);
  for (const { pk } of await readTable(processTable()))
    expect(String(pk)).toMatch(
      /^(COUNTS|LIMIT#[\w-]+#[\w-]{22}|(USER#|EMAIL#|CONSENT#|PUSH#|CALENDAR#|CODE#\S+#|WIDGET#).*)$/,
    );
  expect((await callAs(exportAccount, who)).status).toBe(401);
  expect((await callAs(deleteAccount, who)).status).toBe(401);
});

test('200 a function that ends right after its transaction leaves nobody half deleted: the job finishes it', async () => {
  const who = await people.join();
  await keepThings(who);
  await checkCode(who);
  people.takeOrders();
  const taken = vi.spyOn(followUps, 'take').mockRejectedValue(new Error('killed'));
  const erased = vi.spyOn(userRows, 'erase').mockRejectedValue(new Error('killed'));
  await callAs(deleteAccount, who);
  taken.mockRestore();
  erased.mockRestore();
  expect([people.takeOrders(), letters.take()]).toEqual([[], []]);
  expect([await accounts.find(who.account.id), await accounts.findByEmail(who.account.email)]).toEqual([
    undefined,
    undefined,
  ]);
  expect((await callAs(exportAccount, who)).status).toBe(401);

  await finishLater(1);
  expect(people.takeOrders()).toEqual([`AdminDeleteUser ${userNameOf(who.account)}`]);
  await finishLater(61);
  expect(letters.take()).toMatchObject([{ letter: 'account-deleted', email: who.account.email }]);
  expect(await rowsAbout(who)).toEqual([]);
});

test('200 the next owner of the address keeps what they request there right after', async () => {
  const who = await people.join();
  await keepThings(who);
  await checkCode(who);
  await callAs(deleteAccount, who);
  const { email } = who.account;
  const later = Date.now() + 30 * 60_000;
  await consents.ask(email, { requestId: 'r', lang: 'en', source: 'box' }, later);
  await finishLater(61);
  expect(await consents.find(email)).toMatchObject({ state: 'asked', changedAt: later });
});

test('409 the only admin names another first; a writer leaves their posts in the product’s name, and nothing of theirs', async () => {
  const [admin, other] = [await people.join({ role: 'admin' }), await people.join({ role: 'editor' })];
  const number = async ({ account }: Person) => (await authors.add(account, 'Keala Kai', Date.now())) ?? 0;
  const [ofAdmin, ofOther] = [await number(admin), await number(other)];
  await checkCode(admin);
  const refused = await callAs(deleteAccount, admin);
  expect([refused.status, refused.body.errorMsg]).toEqual([
    409,
    'You are the only admin. Make somebody else one first.',
  ]);
  expect(await accounts.find(admin.account.id)).toBeDefined();

  const to = { id: ofOther, userId: other.account.id, from: 'editor', to: 'admin' } as const;
  await authors.changeRole({ ...to, by: admin.account.id, now: Date.now() });
  expect((await callAs(deleteAccount, admin)).body).toEqual({ success: true });
  expect(await authors.find(ofAdmin)).toMatchObject({ name: 'Groundswell', summaries: {} });
  await finishLater(61);
  const left = (await rowsAbout(admin)) as { type: string }[];
  // Only the log entry of a role change remains. Its user id leads to no account.
  expect(left.map(({ type }) => type)).toEqual(['change']);
});

test('422 deleting needs a pass code, checked within the last ten minutes', async () => {
  const who = await people.join();
  const refused = await callAs(deleteAccount, who);
  expect([refused.status, refused.body.errorMsg]).toEqual([422, 'Enter a pass code']);
  expect(await accounts.find(who.account.id)).toBeDefined();
});

test.each([
  [{ mailState: 'bounced' }, 'ok'],
  [{ mailState: 'bounced', complainedAt: 1 }, 'complained'],
  [{ mailState: 'complained', complainedAt: 1 }, 'complained'],
] as const)('200 a code read at %j shows that mail arrives: then it is %s', async (mail, after) => {
  const who = await people.join(mail);
  await callAs(newOwnPassCode, who, { body: {} });
  const passcode = await readCode();
  const wrong = passcode === '000000' ? '000001' : '000000';
  await callAs(checkOwnPassCode, who, { body: { passcode: wrong } });
  expect((await accounts.find(who.account.id))?.mailState).toBe(mail.mailState);
  await callAs(checkOwnPassCode, who, { body: { passcode } });
  expect((await accounts.find(who.account.id))?.mailState).toBe(after);
});

test('422 a code, and what it allows, is valid only in the browser that requested it', async () => {
  const who = await people.join({}, { signedInMinutesAgo: 30 });
  const elsewhere = { browser: {} };
  await callAs(newOwnPassCode, who, { body: {} });
  const passcode = await readCode();
  expect((await callAs(checkOwnPassCode, who, { ...elsewhere, body: { passcode } })).status).toBe(422);
  expect((await callAs(checkOwnPassCode, who, { body: { passcode } })).status).toBe(200);
  expect((await callAs(deleteAccount, who, elsewhere)).status).toBe(422);
  const newEmail = 'not-here@example.com';
  expect((await callAs(changeEmail, who, { ...elsewhere, body: { newEmail } })).status).toBe(422);
  await callAs(changeEmail, who, { body: { newEmail } });
  const passCode = await readCode();
  expect((await callAs(confirmNewEmail, who, { ...elsewhere, body: { newEmail, passCode } })).status).toBe(422);
  expect((await callAs(confirmNewEmail, who, { body: { newEmail, passCode } })).status).toBe(200);
});

test('422 a code entered before signing out, or before a new password, proves nothing in the next session', async () => {
  const who = await people.join();
  await callAs(newOwnPassCode, who, { body: {} });
  await callAs(checkOwnPassCode, who, { body: { passcode: await readCode() } });
  await accountSessions.see(who.account.id, SESSION_ID, makeSession(Date.now() + 1));
  expect((await callAs(deleteAccount, who)).status).toBe(422);
});

test("422 another's code opens nothing; the own one entered again is answered as before", async () => {
  const [who, other] = [await people.join(), await people.join()];
  await callAs(newOwnPassCode, other, { body: { email: who.account.email } });
  const code = await readCode();
  expect((await callAs(checkOwnPassCode, who, { body: { passcode: code, email: other.account.email } })).status).toBe(
    422,
  );
  for (let time = 0; time < 2; time++)
    expect((await callAs(checkOwnPassCode, other, { body: { passcode: code } })).status).toBe(200);
  expect((await callAs(deleteAccount, who)).status).toBe(422);
});

test('200 a new email counts once its own code was entered, and the old one is notified', async () => {
  const who = await people.join({ lang: 'es', mailState: 'complained', complainedAt: 1 });
  await keepThings(who);
  const newEmail = 'new-home@example.com';
  await callAs(changeEmail, who, { body: { newEmail } });
  const passCode = await readCode();
  expect((await accounts.find(who.account.id))?.email).toBe(who.account.email);

  expect((await callAs(confirmNewEmail, who, { body: { newEmail: 'other@example.com', passCode } })).status).toBe(422);
  for (let time = 0; time < 2; time++)
    expect((await callAs(confirmNewEmail, who, { body: { newEmail, passCode } })).body).toEqual({ success: true });
  const moved = await accounts.findByEmail(newEmail);
  expect([moved?.id, moved?.mailState, moved?.complainedAt]).toEqual([who.account.id, 'ok', undefined]);
  expect(await accounts.findByEmail(who.account.email)).toBeUndefined();
  expect(letters.take()).toMatchObject([{ letter: 'email-changed', email: who.account.email, lang: 'es', newEmail }]);
  expect((await consents.find(newEmail))?.state).toBe('confirmed');
  expect(await consents.find(who.account.email)).toBeUndefined();
});

test('200 a new email ends every session but the calling one, and moves the newsletter even if the function ends', async () => {
  const who = await people.join();
  await keepThings(who);
  await accountSessions.start(who.account, 'elsewhere', makeSession(Date.now()), 'another-browser');
  const newEmail = 'moved-out@example.com';
  await callAs(changeEmail, who, { body: { newEmail } });
  const passCode = await readCode();
  const taken = vi.spyOn(followUps, 'take').mockRejectedValue(new Error('killed'));
  expect((await callAs(confirmNewEmail, who, { body: { newEmail, passCode } })).body).toEqual({ success: true });
  taken.mockRestore();
  expect(Object.keys((await accounts.find(who.account.id))?.sessions ?? {})).toEqual([SESSION_ID]);
  expect((await callAs(exportAccount, who)).status).toBe(200);
  expect(letters.take()).toEqual([]);
  await finishLater(1);
  expect(letters.take()).toMatchObject([{ letter: 'email-changed', email: who.account.email }]);
  expect((await consents.find(newEmail))?.state).toBe('confirmed');
  expect(await consents.find(who.account.email)).toBeUndefined();
});

test('401 for a session ended meanwhile, without a change of email', async () => {
  const who = await people.join();
  const newEmail = 'too-late@example.com';
  await callAs(changeEmail, who, { body: { newEmail } });
  const passCode = await readCode();
  const [answer] = await Promise.all([
    callAs(confirmNewEmail, who, { body: { newEmail, passCode } }),
    accountSessions.endAll(who.account.id),
  ]);
  const isChanged = answer.status === 200;
  expect(isChanged || answer.status === 401).toBe(true);
  expect((await accounts.find(who.account.id))?.email).toBe(isChanged ? newEmail : who.account.email);
});

test('422 an old session must enter a code of its own address before the email changes', async () => {
  const who = await people.join({}, { signedInMinutesAgo: 30 });
  const newEmail = 'later@example.com';
  const refused = await callAs(changeEmail, who, { body: { newEmail } });
  expect([refused.status, refused.body.errors]).toEqual([422, { passcode: ['Enter a pass code'] }]);
  await checkCode(who);
  expect((await callAs(changeEmail, who, { body: { newEmail } })).status).toBe(200);
});

test('422 an email that has an account goes to nobody else, which only its own reader learns', async () => {
  const [who, other] = [await people.join(), await people.join()];
  const newEmail = other.account.email;
  expect((await callAs(changeEmail, who, { body: { newEmail } })).body).toEqual({ success: true });
  const refused = await callAs(confirmNewEmail, who, { body: { newEmail, passCode: await readCode() } });
  expect([refused.status, refused.body.errorMsg]).toEqual([422, 'This email has an account already.']);
  expect((await accounts.findByEmail(newEmail))?.id).toBe(other.account.id);
});

test('200 one of two accounts that request one email at once gets it', async () => {
  const rivals = await Promise.all([people.join(), people.join(), people.join()]);
  const newEmail = 'wanted@example.com';
  const codes: string[] = [];
  for (const [at, who] of rivals.entries()) {
    await callAs(changeEmail, who, { body: { newEmail }, address: `198.51.100.${at}` });
    codes.push(await readCode());
  }
  const answers = await Promise.all(
    rivals.map((who, at) => callAs(confirmNewEmail, who, { body: { newEmail, passCode: codes[at] } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test("200 an export holds all stored data, in words, and nothing of another's", async () => {
  const social = { provider: 'google', subject: 'own-subject' } as const;
  const [who, other] = [await people.join({ socials: [social] }), await people.join()];
  await keepThings(who);
  await keepThings(other);
  await authors.add(who.account, 'Keala Kai', Date.now());
  const { body } = await callAs(exportAccount, who);
  const { email, tier } = who.account;
  expect(body.account).toMatchObject([{ email, tier, socials: [social], sessions: [{ network: '192.0.2.0/24' }] }]);
  expect(body.alert).toMatchObject([{ beachId: 148, beach: expect.any(String), min: 3 }]);
  expect(body.newsletter).toMatchObject({ state: 'confirmed' });
  expect(body.writer).toMatchObject({ name: 'Keala Kai', summaries: {} });
  expect(body.widgets).toMatchObject([{ beach: 'Indian River Inlet, Northside', website: 'surf-shop.example' }]);
  expect(JSON.stringify(body.widgets)).not.toContain(WIDGET.keyDigest);
  expect(JSON.stringify(body)).not.toContain(other.account.id);
});

test('200 an export shows an address in its own script', async () => {
  const who = await people.join({ email: 'keala@xn--e1afmkfd.xn--p1ai' });
  await keepThings(who);
  const { body } = await callAs(exportAccount, who);
  const email = 'keala@пример.рф';
  expect(body).toMatchObject({ account: [{ email }], newsletter: { email }, widgets: [{ email }] });
  expect(JSON.stringify(body)).not.toContain('xn--');
});

test('200 an export says of a widget that a stranger made with the address that there is one, and nothing else they typed', async () => {
  const who = await people.join();
  const typed = { ...WIDGET, name: 'A stranger', website: 'stranger.example', email: who.account.email };
  await widgets.add({ ...typed, id: 'fSTRANGERsWIDGETsOWNidA', createdAt: Date.now() });
  const { body } = await callAs(exportAccount, who);
  expect(body.widgets).toMatchObject([{ email: who.account.email, isUnconfirmed: true }]);
  expect(JSON.stringify(body.widgets)).not.toMatch(/stranger/i);
});

test('200 an export holds nothing that opens the account or identifies a browser', async () => {
  const passkey = { id: 'key-id', publicKey: 'key-public', counter: 7, name: 'My phone', createdAt: 1 };
  const totp = { secret: 'sealed-secret', usedStep: 1 };
  const secondFactors = { totp, passkeys: [passkey], recoveryCodes: ['hash-of-code'], revision: 'revision-1' };
  const who = await people.join({ browsers: ['hash-of-browser'], secondFactors });
  const { body } = await callAs(exportAccount, who);
  const text = JSON.stringify(body);
  const secrets = ['hash-of-browser', 'sealed-secret', 'hash-of-code', 'key-public', 'revision-1', SESSION_ID];
  for (const secret of [...secrets, who.account.identityId]) expect(text).not.toContain(secret);
  expect(body.account[0].secondFactors).toEqual({
    totp: true,
    passkeys: [{ name: 'My phone', createdAt: 1 }],
    recoveryCodesLeft: 1,
  });
});

test("no line of the log contains an address or a browser's id", () => {
  for (const [event, outcome] of [
    ['ask-code', 'own'],
    ['ask-code', 'new-email'],
    ['give-code', 'right'],
    ['give-code', 'wrong'],
    ['change-email', 'changed'],
    ['change-email', 'taken'],
    ['delete-account', 'erased'],
  ])
    expect(
      lines.some((line) => line.includes(`"audit":"${event}","outcome":"${outcome}"`)),
      `${event} ${outcome}`,
    ).toBe(true);
  expect(lines.filter((line) => /@example\.com|192\.0\.2\.1\b/.test(line))).toEqual([]);
});
