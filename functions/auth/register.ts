import { randomUUID } from 'node:crypto';
import {
  askPassCode,
  atLeast,
  claimAddress,
  identities,
  limitRegistration,
  newAccount,
  REPLY_AFTER_MS,
  rememberClaim,
  requireStrongPassword,
  revokeTokens,
  signInByPassword,
} from '@groundswell/accounts';
import { type AuthOutcomeReply, type BodyOf, register } from '@groundswell/contracts';
import { accounts, consents, queueLetter, type StoredAccount } from '@groundswell/data';
import { type Cookies, endpoint } from '@groundswell/runtime';

/**
 * Makes an account whose address is still to be verified, and mails the code. An address that has one already gets the
 * same reply with the same cookie after the same time, and its owner a letter; who also knows its password hears that it
 * has.
 */
export const handler = endpoint(register, async ({ body, visitor, cookies }) => {
  requireStrongPassword(body.password, { email: body.email });
  return atLeast(REPLY_AFTER_MS.registration, async () => {
    await limitRegistration(body.email, visitor);
    const found = await accounts.findByEmail(body.email);
    return found?.emailVerifiedAt === undefined ? claim(found, body, cookies) : tellOwner(found, body, cookies);
  });
});

type Form = BodyOf<typeof register>;

/** Two calls to Cognito and one letter, as below. */
async function claim(found: StoredAccount | undefined, form: Form, cookies: Cookies): Promise<AuthOutcomeReply> {
  const { email, password, lang, is_subscribed: wantsNews } = form;
  const userId = await identities.ensure(email);
  if (!found) await accounts.create(newAccount(userId, email, form));
  await claimAddress({ userId, email }, cookies, { password });
  if (wantsNews) await consents.ask(email, { lang, source: 'register' }, Date.now());
  await askPassCode({ purpose: 'verify', email }, lang);
  return { valid: true };
}

async function tellOwner(
  account: StoredAccount,
  { email, password }: Form,
  cookies: Cookies,
): Promise<AuthOutcomeReply> {
  const tokens = await signInByPassword(email, password, false);
  if (tokens) {
    await revokeTokens(tokens.refreshToken, false);
    return { valid: false, loginFromRegister: true };
  }
  await identities.find(account.id);
  await rememberClaim(email, cookies, { password });
  await queueLetter({ letter: 'account-exists', requestId: randomUUID(), email, lang: account.lang });
  return { valid: true };
}
