import { type Limit, limits } from '@groundswell/data';
import { TooManyRequests, type Visitor } from '@groundswell/runtime';
import { networkOf } from './network-of.ts';

const HOUR_S = 3600;
const SIGN_IN: Limit = { most: 10, perS: 15 * 60 };
/** Each mails something or tries to. */
const MAILED_TO_ONE: Limit = { most: 5, perS: HOUR_S };
const ASKED_BY_ONE: Limit = { most: 20, perS: HOUR_S };
/** A household or a beach bar has one address. */
const SOCIAL: Limit = { most: 30, perS: 15 * 60 };
const CODE_CHECKS: Limit = { most: 60, perS: HOUR_S };

/** Counts a try to sign in, for the account and for who tries; throws TooManyRequests past ten in a quarter of an hour. */
export function limitSignIn(email: string, visitor: Visitor): Promise<void> {
  return takeBoth('sign-in', [email, SIGN_IN], [visitor, SIGN_IN]);
}

/** A right password was no guess: many may sign in from one place. */
export async function forgiveSignIn(email: string, visitor: Visitor): Promise<void> {
  await Promise.all([keyOf(visitor), keyOf(email)].map((key) => limits.giveBack('sign-in', key, SIGN_IN)));
}

/** Counts a registration. */
export function limitRegistration(email: string, visitor: Visitor): Promise<void> {
  return takeBoth('register', [email, MAILED_TO_ONE], [visitor, ASKED_BY_ONE]);
}

/** Counts a pass code that is asked for, of whatever purpose: five an hour to one address. */
export function limitPassCodes(email: string, visitor: Visitor): Promise<void> {
  return takeBoth('pass-code', [email, MAILED_TO_ONE], [visitor, ASKED_BY_ONE]);
}

/** Counts a provider's token that is brought. */
export function limitSocialSignIn(visitor: Visitor): Promise<void> {
  return limitVisitor('social-sign-in', visitor, SOCIAL);
}

/** Counts what one address does, of calls that name no account. */
export async function limitVisitor(what: string, visitor: Visitor, limit: Limit): Promise<void> {
  await take(what, keyOf(visitor), limit);
}

/** Counts a code or token that is given; each code has its own five guesses beside. */
export function limitCodeChecks(visitor: Visitor): Promise<void> {
  return limitVisitor('check-code', visitor, CODE_CHECKS);
}

async function takeBoth(
  what: string,
  [email, perEmail]: readonly [string, Limit],
  [visitor, perVisitor]: readonly [Visitor, Limit],
): Promise<void> {
  await limitVisitor(what, visitor, perVisitor);
  await take(what, keyOf(email), perEmail);
}

async function take(what: string, key: string, limit: Limit): Promise<void> {
  const taken = await limits.take(what, key, limit);
  if (!taken.allowed) throw new TooManyRequests(taken.retryAfterS);
}

function keyOf(who: string | Visitor): string {
  return typeof who === 'string' ? `for ${who}` : `from ${networkOf(who)}`;
}
