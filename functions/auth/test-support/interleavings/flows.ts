import { accounts } from '@groundswell/data/accounts';
import { handler as changePassword } from '../../../security/change-password.ts';
import { handler as linkProvider } from '../../../security/link-provider.ts';
import { handler as checkOwnPassCode } from '../../../settings/check-own-pass-code.ts';
import { handler as confirmNewEmail } from '../../../settings/confirm-new-email.ts';
import { handler as deleteAccount } from '../../../settings/delete-account.ts';
import { handler as checkPassCode } from '../../check-pass-code.ts';
import { handler as issueToken } from '../../issue-token.ts';
import { handler as login } from '../../login.ts';
import { handler as register } from '../../register.ts';
import { handler as resetPassword } from '../../reset-password.ts';
import { NEW_PASSWORD, PASSWORD, STRANGERS_PASSWORD, type World } from './world.ts';

/** Sets up a flow, and returns a function that makes the one call under test. */
export type FlowMaker = (world: World) => Promise<() => Promise<unknown>>;

const claim = (world: World, browser: World['owner'], password: string) =>
  browser.call(register, { email: world.email, password });

/** The flows at an address with the owner's account. */
export const AT_AN_ACCOUNT = {
  'a stranger registers the address': async (world) => () => claim(world, world.stranger, STRANGERS_PASSWORD),

  'a stranger registers the new address': async ({ stranger, newEmail }) => {
    return () => stranger.call(register, { email: newEmail, password: STRANGERS_PASSWORD });
  },

  'a stranger signs in with what they registered': async (world) => {
    await claim(world, world.stranger, STRANGERS_PASSWORD);
    return () => world.stranger.call(login, { email: world.email, password: STRANGERS_PASSWORD });
  },

  'signs in': async ({ owner, email }) => {
    return () => owner.call(login, { email, password: PASSWORD });
  },

  'sets a new password by a code': async ({ owner, email, mailCode }) => {
    const passcode = await mailCode('reset', email, owner);
    const { body } = await owner.call(checkPassCode, { email, passcode, reset: true });
    const token = body.password_token;
    return () => owner.call(resetPassword, { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, token });
  },

  'changes the password': async ({ owner, token }) => {
    const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    return () => owner.call(changePassword, { current_password: PASSWORD, ...passwords }, token);
  },

  'changes the address': async ({ owner, newEmail, token, account, mailCode }) => {
    const passCode = await mailCode('new-email', newEmail, owner, account.id);
    return () => owner.call(confirmNewEmail, { newEmail, passCode }, token);
  },

  'links a provider': async ({ owner, email, token, askGoogle }) => {
    const proof = await askGoogle(email);
    return () => owner.call(linkProvider, { provider: 'google', ...proof }, token);
  },

  'proves the address to a provider’s sign-in': async ({ owner, email, askGoogle, mailCode }) => {
    await owner.call(issueToken, { grant: 'social', provider: 'google', ...(await askGoogle(email)) });
    const passcode = await mailCode('verify', email, owner);
    return () => owner.call(checkPassCode, { email, passcode });
  },

  'deletes the account': async ({ owner, email, token, account, mailCode }) => {
    const passcode = await mailCode('own', email, owner, account.id);
    await owner.call(checkOwnPassCode, { passcode }, token);
    return () => owner.call(deleteAccount, undefined, token);
  },
} satisfies Record<string, FlowMaker>;

/** The flows at an address that both the owner and a stranger have claimed, and that neither has proved by a code. */
export const AT_A_CLAIM = {
  'a stranger registers it': async (world) => () => claim(world, world.stranger, STRANGERS_PASSWORD),

  'a stranger signs in': async (world) => {
    await claim(world, world.stranger, STRANGERS_PASSWORD);
    return () => world.stranger.call(login, { email: world.email, password: STRANGERS_PASSWORD });
  },

  'proves it': async ({ owner, email, mailCode }) => {
    await owner.call(register, { email, password: PASSWORD });
    const passcode = await mailCode('verify', email, owner);
    return () => owner.call(checkPassCode, { email, passcode });
  },

  'signs in': async ({ owner, email }) => {
    return () => owner.call(login, { email, password: PASSWORD });
  },

  'sets a password by a code': async ({ owner, stranger, email, mailCode }) => {
    await stranger.call(register, { email, password: STRANGERS_PASSWORD });
    const passcode = await mailCode('reset', email, owner);
    const { body } = await owner.call(checkPassCode, { email, passcode, reset: true });
    const token = body.password_token;
    return () => owner.call(resetPassword, { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, token });
  },

  'comes by a provider': async ({ owner, email, askGoogle }) => {
    const proof = await askGoogle(email);
    return () => owner.call(issueToken, { grant: 'social', provider: 'google', ...proof });
  },

  'changes another account to it': async ({ owner, email, token, account, mailCode }) => {
    const passCode = await mailCode('new-email', email, owner, account.id);
    return () => owner.call(confirmNewEmail, { newEmail: email, passCode }, token);
  },

  'deletes the other account': async ({ owner, newEmail, token, account, mailCode }) => {
    const passcode = await mailCode('own', newEmail, owner, account.id);
    await owner.call(checkOwnPassCode, { passcode }, token);
    return () => owner.call(deleteAccount, undefined, token);
  },
} satisfies Record<string, FlowMaker>;

/**
 * Recovers the account by a code that is mailed to the owner. This must work even if any other call has failed before.
 * Returns whether the owner can sign in with a new password.
 */
export async function recover({ owner, email, newEmail, mailCode }: World): Promise<boolean> {
  const at = (await accounts.findByEmail(email)) ? email : newEmail;
  if (!(await accounts.findByEmail(at))) return begin();
  const passcode = await mailCode('reset', at, owner);
  const { body } = await owner.call(checkPassCode, { email: at, passcode, reset: true });
  const token = body.password_token;
  await owner.call(resetPassword, { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, token });
  return (await owner.call(login, { email: at, password: NEW_PASSWORD })).body.valid === true;

  async function begin(): Promise<boolean> {
    await owner.call(register, { email, password: NEW_PASSWORD });
    await owner.call(checkPassCode, { email, passcode: await mailCode('verify', email, owner) });
    return (await owner.call(login, { email, password: NEW_PASSWORD })).body.valid === true;
  }
}
