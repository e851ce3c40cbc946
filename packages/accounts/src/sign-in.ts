import { randomUUID } from 'node:crypto';
import type { SecondFactor } from '@groundswell/contracts';
import { accounts, claims, type StoredAccount } from '@groundswell/data/accounts';
import { atLeast, REPLY_AFTER_MS } from './at-least.ts';
import { audit } from './audit.ts';
import { browserIdOf } from './browser-id.ts';
import { userNameOfClaim } from './claim.ts';
import { revokeTokens, signInProven, type Tokens } from './cognito-tokens.ts';
import { userNameOf } from './identities.ts';
import { type Attempt, forgiveSignIn, limitSignIn } from './limits.ts';
import { startSecondStep } from './second-step.ts';
import { type Caller, type SessionReply, startSession } from './session.ts';
import { signInByTypedPassword } from './typed-password.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export type SignIn =
  | { readonly outcome: 'signed-in'; readonly session: SessionReply }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'second-step'; readonly factors: SecondFactor[] };

/**
 * Signs in by password. The outcome `unverified` appears only in the browser that registered the address with this
 * password. Registrations are stored even for addresses that have an account, so neither outcome nor timing reveals an
 * account.
 */
export function signIn(credentials: Credentials, caller: Caller): Promise<SignIn> {
  const isOpen = ({ outcome }: SignIn) => outcome === 'signed-in' || outcome === 'second-step';
  return atLeast(REPLY_AFTER_MS.wrongPassword, () => tryPassword(credentials, caller), isOpen);
}

async function tryPassword({ email, password, remember }: Credentials, caller: Caller): Promise<SignIn> {
  const { visitor, cookies } = caller;
  const browserId = browserIdOf(cookies);
  const account = await accounts.findByEmail(email);
  const attempt = { email, visitor, browserId, account };
  await limitSignIn(attempt);
  const tokens = await signInByTypedPassword(account ? userNameOf(account) : nobody(), password);
  const signed = account && tokens && (await enter(account, tokens, remember, caller));
  if (signed) await forgiveSignIn(attempt);
  const outcome = signed ?? (await whyNot(attempt, password));
  await audit('sign-in', outcome.outcome, { email, userId: account?.id, visitor });
  return outcome;
}

/** Signs in a user whom a sign-in provider's token has authenticated, without a password. */
export async function signInVerified(account: StoredAccount, remember: boolean, caller: Caller): Promise<SignIn> {
  const tokens = await signInProven(userNameOf(account));
  return (tokens && (await enter(account, tokens, remember, caller))) ?? { outcome: 'wrong' };
}

/**
 * Starts the session, or first requests the second step. Returns undefined if the account has changed, which voids the
 * proof of identity.
 */
async function enter(
  account: StoredAccount,
  tokens: Tokens,
  remember: boolean,
  caller: Caller,
): Promise<SignIn | undefined> {
  if (account.secondFactors) {
    await revokeTokens(tokens.refreshToken);
    return { outcome: 'second-step', factors: await startSecondStep(account, account.secondFactors, remember, caller) };
  }
  const session = await startSession(account, tokens, remember, caller);
  return session && { outcome: 'signed-in', session };
}

async function whyNot({ email, browserId }: Attempt, password: string): Promise<SignIn> {
  const claim = await claims.find(email, browserId, Date.now());
  const tokens = await signInByTypedPassword((claim && userNameOfClaim(claim)) ?? nobody(), password);
  if (!tokens) return { outcome: 'wrong' };
  await revokeTokens(tokens.refreshToken);
  return { outcome: 'unverified' };
}

/**
 * Whether a password is that of the account at an address. The check counts as a sign-in attempt. It takes equally long
 * if the address has no account.
 */
export async function tryAccountPassword(attempt: Attempt, password: string): Promise<boolean> {
  await limitSignIn(attempt);
  const { account } = attempt;
  const tokens = await signInByTypedPassword(account ? userNameOf(account) : nobody(), password);
  if (!tokens) return false;
  await forgiveSignIn(attempt);
  await revokeTokens(tokens.refreshToken);
  return true;
}

/**
 * Returns a user name that does not exist. Cognito takes as long to refuse it as an existing one, so timing reveals
 * nothing.
 */
function nobody(): string {
  return userNameOf({ id: randomUUID(), identityId: randomUUID() });
}
