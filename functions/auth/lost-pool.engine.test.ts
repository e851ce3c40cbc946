import { userNameOf } from '@groundswell/accounts';
import { signInProven } from '@groundswell/accounts/testing/cognito-tokens';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { accounts } from '@groundswell/data/accounts';
import { useTable } from '@groundswell/data/testing/use-table';
import { partsOf, usersOfTable } from '@groundswell/operations';
import { beforeEach, expect, test, vi } from 'vitest';
import { openMember } from '../security/test-support/open-member.ts';
import { handler as checkPassCode } from './check-pass-code.ts';
import { handler as login } from './login.ts';
import { handler as requestPasswordReset } from './request-password-reset.ts';
import { handler as resetPassword } from './reset-password.ts';
import { openBrowser } from './test-support/browser.ts';
import { mailedCodes } from './test-support/mailed-code.ts';
import { useIdentities } from './test-support/use-identities.ts';

useTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const identities = useIdentities();
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const PASSWORD = 'a wave at Folly Beach';
const NEW_PASSWORD = 'a swell from the south';
let emptyPool: () => void;
beforeEach(() => {
  emptyPool ??= identities.keep();
});

test('after the user pool is lost, a mailed code sets a new password and opens the same account', async () => {
  const { email, id } = await (await openMember()).account();
  emptyPool();
  const browser = openBrowser();
  expect((await browser.call(login, { email, password: PASSWORD })).body.valid).toBe(false);
  letters.take();
  await browser.call(requestPasswordReset, { email });
  const passcode = (await mailedCodes(letters.take())).at(-1);
  const { body } = await browser.call(checkPassCode, { email, passcode, reset: true });
  const reset = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, token: body.password_token };
  expect((await browser.call(resetPassword, reset)).body).toEqual({ valid: true });
  expect((await openBrowser().call(login, { email, password: NEW_PASSWORD })).body.valid).toBe(true);
  expect((await accounts.findByEmail(email))?.id).toBe(id);
});

test('the table names every user of a lost pool, and users created from it sign in with provider or passkey', async () => {
  const account = await (await openMember()).account();
  emptyPool();
  expect(await signInProven(userNameOf(account))).toBeUndefined();
  const [table, users] = partsOf({ table: process.env.TABLE_NAME, pool: process.env.USER_POOL_ID });
  if (!table || !users) throw new Error('The table or the pool has no name.');
  for (let run = 0; run < 2; run++) await users.write(usersOfTable(table.read()));
  expect(await signInProven(userNameOf(account))).toBeDefined();
});
