import { randomUUID } from 'node:crypto';
import type { SecondFactor } from '@groundswell/contracts';
import { accounts, claims, type StoredAccount } from '@groundswell/data/accounts';
import { atLeast, REPLY_AFTER_MS } from './at-least.ts';
import { audit } from './audit.ts';
import { browserIdOf } from './browser-id.ts';
import { userNameOfClaim } from './claim.ts';
import { revokeTokens, signInByPassword, signInProven, type Tokens } from './cognito-tokens.ts';
import { userNameOf } from './identities.ts';
import { type Attempt, forgiveSignIn, limitSignIn } from './limits.ts';
import { askSecondStep } from './second-step.ts';
import { type Asker, type SessionReply, startSession } from './session.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** What came of signing in. */
export type SignIn =
  | { readonly outcome: 'signed-in'; readonly session: SessionReply }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'second-step'; readonly factors: SecondFactor[] };

/**
 * Signs in by password. That an address is not verified is told to the browser alone that claimed it with this password,
 * and by its claim, which one gets of an address with an account too: neither that nor what it takes tells of one.
 */
export function signIn(credentials: Credentials, asker: Asker): Promise<SignIn> {
  const isOpen = ({ outcome }: SignIn) => outcome === 'signed-in' || outcome === 'second-step';
  return atLeast(REPLY_AFTER_MS.wrongPassword, () => tryPassword(credentials, asker), isOpen);
}

async function tryPassword({ email, password, remember }: Credentials, asker: Asker): Promise<SignIn> {
  const { visitor, cookies } = asker;
  const browserId = browserIdOf(cookies);
  const account = await accounts.findByEmail(email);
  const attempt = { email, visitor, browserId, account };
  await limitSignIn(attempt);
  const tokens = await signInByPassword(account ? userNameOf(account) : nobody(), password);
  const signed = account && tokens && (await enter(account, tokens, remember, asker));
  if (signed) await forgiveSignIn(attempt);
  const outcome = signed ?? (await whyNot(attempt, password));
  await audit('sign-in', outcome.outcome, { email, userId: account?.id, visitor });
  return outcome;
}

/** Signs in one whom we know by other means: a provider's token. */
export async function signInKnown(account: StoredAccount, remember: boolean, asker: Asker): Promise<SignIn> {
  const tokens = await signInProven(userNameOf(account));
  return (tokens && (await enter(account, tokens, remember, asker))) ?? { outcome: 'wrong' };
}

/** Starts the session, or asks for the second step before; undefined where what was proved counts no more. */
async function enter(
  account: StoredAccount,
  tokens: Tokens,
  remember: boolean,
  asker: Asker,
): Promise<SignIn | undefined> {
  if (account.secondFactors) {
    await revokeTokens(tokens.refreshToken);
    return { outcome: 'second-step', factors: await askSecondStep(account, account.secondFactors, remember, asker) };
  }
  const session = await startSession(account, tokens, remember, asker);
  return session && { outcome: 'signed-in', session };
}

async function whyNot({ email, browserId }: Attempt, password: string): Promise<SignIn> {
  const claim = await claims.find(email, browserId, Date.now());
  const tokens = await signInByPassword((claim && userNameOfClaim(claim)) ?? nobody(), password);
  if (!tokens) return { outcome: 'wrong' };
  await revokeTokens(tokens.refreshToken);
  return { outcome: 'unverified' };
}

/**
 * Whether this is the password of the account there; counted as a try to sign in, and as long for an address without an
 * account.
 */
export async function tryAccountPassword(attempt: Attempt, password: string): Promise<boolean> {
  await limitSignIn(attempt);
  const { account } = attempt;
  const tokens = await signInByPassword(account ? userNameOf(account) : nobody(), password);
  if (!tokens) return false;
  await forgiveSignIn(attempt);
  await revokeTokens(tokens.refreshToken);
  return true;
}

/** A user name that nobody has: asking about it takes Cognito as long as about one that somebody has. */
function nobody(): string {
  return userNameOf({ id: randomUUID(), identityId: randomUUID() });
}
