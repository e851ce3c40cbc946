import { type Limit, limits } from '@groundswell/data';
import type { StoredAccount } from '@groundswell/data/accounts';
import { HOUR_S } from '@groundswell/durations';
import { TooManyRequestsError, type Visitor } from '@groundswell/runtime';
import { audit, type Who } from './audit.ts';
import { networkOf } from './network-of.ts';

/**
 * The limit of wrong passwords for one account: per network, or per browser that has signed in to the account before.
 */
const SIGN_IN: Limit = { most: 10, perS: 15 * 60 };
/**
 * The limit of wrong passwords from one network, for all accounts together. It is generous because a household or a
 * beach bar shares one address.
 */
const SIGN_IN_FROM_ONE: Limit = { most: 30, perS: 15 * 60 };
/**
 * The limit of wrong passwords for one account, from all networks together. Browsers that signed in to the account
 * before are exempt.
 */
const SIGN_IN_TO_ONE: Limit = { most: 100, perS: HOUR_S };
/** The limits of requests that send an email: first per network and address, then per network, then per address. */
const MAILED: Limit = { most: 5, perS: HOUR_S };
const MAILED_FROM_ONE: Limit = { most: 20, perS: HOUR_S };
const MAILED_TO_ONE: Limit = { most: 20, perS: HOUR_S };
const SOCIAL: Limit = { most: 30, perS: 15 * 60 };
const PROMO_CODES: Limit = { most: 20, perS: HOUR_S };
const CARDS: Limit = { most: 20, perS: HOUR_S };
const CARDS_FROM_ONE: Limit = { most: 60, perS: HOUR_S };
/** The number of purchases per hour and network. It allows for a shop or a campus behind one address. */
const GIFTS: Limit = { most: 60, perS: HOUR_S };
/**
 * The number of status reads per hour and purchase. The page polls every few seconds until the payment is confirmed.
 */
const GIFT_STATES: Limit = { most: 200, perS: HOUR_S };
const PROMO_CODES_FROM_ONE: Limit = { most: 60, perS: HOUR_S };
/**
 * The limits of calendar requests, per feed and per network. Apps poll a feed every few minutes at most, and one
 * network may have many such apps.
 */
const CALENDARS: Limit = { most: 60, perS: HOUR_S };
const CALENDARS_FROM_ONE: Limit = { most: 600, perS: HOUR_S };
const CODE_CHECKS: Limit = { most: 60, perS: HOUR_S };
const SECOND_STEP: Limit = { most: 10, perS: 15 * 60 };
const SECOND_STEP_TO_ONE: Limit = { most: 60, perS: HOUR_S };

/** An attempt to sign in or register: the caller, and the account that it targets. */
export interface Attempt {
  readonly email: string;
  readonly visitor: Visitor;
  readonly browserId: string;
  /** Absent if the address has no account. */
  readonly account: StoredAccount | undefined;
}

type Count = readonly [key: string, limit: Limit];

/**
 * Counts an attempt to sign in by password. A browser that signed in to the account before has its own count, so
 * strangers' guesses cannot lock the owner out. Other attempts are counted three ways: by account and network, by
 * network, and by account.
 */
export function limitSignIn(attempt: Attempt): Promise<void> {
  return takeOrLog('sign-in', countsOf(attempt, SIGN_IN, SIGN_IN_FROM_ONE, SIGN_IN_TO_ONE), whoOf(attempt));
}

/** Removes a successful sign-in from the counts, because many people may sign in from one network. */
export async function forgiveSignIn(attempt: Attempt): Promise<void> {
  const counts = countsOf(attempt, SIGN_IN, SIGN_IN_FROM_ONE, SIGN_IN_TO_ONE);
  await Promise.all(counts.map(([key, limit]) => limits.giveBack('sign-in', key, limit)));
}

/** Resets an account's sign-in and second-step counts after its password was changed. */
export async function clearSignIn(attempt: Attempt & { readonly account: StoredAccount }): Promise<void> {
  const stranger = { ...attempt, account: { ...attempt.account, browsers: [] } };
  const counts = [
    ...countsOf(stranger, SIGN_IN, SIGN_IN_FROM_ONE, SIGN_IN_TO_ONE).map((count) => ['sign-in', count] as const),
    ...countsOfSecondStep(stranger).map((count) => ['second-step', count] as const),
  ];
  await Promise.all(counts.map(([what, [key, limit]]) => limits.clear(what, key, limit)));
}

export function limitRegistration(attempt: Attempt): Promise<void> {
  return takeOrLog('register', countsOf(attempt, MAILED, MAILED_FROM_ONE, MAILED_TO_ONE), whoOf(attempt));
}

/** Counts a pass code requested without a session. */
export function limitPassCodes(attempt: Attempt): Promise<void> {
  return takeOrLog('pass-code', countsOf(attempt, MAILED, MAILED_FROM_ONE, MAILED_TO_ONE), whoOf(attempt));
}

/**
 * Counts a pass code that a signed-in user requests. Requests by strangers for the same address are counted separately.
 */
export function limitOwnPassCodes(userId: string): Promise<void> {
  return takeOrLog('own-pass-code', [[`for user ${userId}`, MAILED]], { userId });
}

/**
 * Counts a code that a user requests for a new address. The new address may belong to somebody else, so it is counted
 * as well.
 */
export function limitNewAddress(userId: string, newEmail: string): Promise<void> {
  const counts: Count[] = [
    [`for user ${userId}`, MAILED],
    [`to ${newEmail}`, MAILED],
  ];
  return takeOrLog('new-address', counts, { userId, email: newEmail });
}

/**
 * Counts an attempt at the second step, after the password. A browser that signed in before has its own count, so
 * attempts elsewhere do not block it.
 */
export function limitSecondStep(attempt: SecondStepAttempt): Promise<void> {
  const { account, visitor } = attempt;
  return takeOrLog('second-step', countsOfSecondStep(attempt), { userId: account.id, visitor });
}

type SecondStepAttempt = Pick<Attempt, 'visitor' | 'browserId'> & { readonly account: StoredAccount };

function countsOfSecondStep({ account: { id, browsers }, visitor, browserId }: SecondStepAttempt): readonly Count[] {
  if (browsers.includes(browserId)) return [[`for user ${id} by ${browserId}`, SECOND_STEP]];
  return [
    [`for ${id} from ${networkOf(visitor)}`, SECOND_STEP],
    [`for ${id}`, SECOND_STEP_TO_ONE],
  ];
}

export function limitSocialSignIn(visitor: Visitor): Promise<void> {
  return takeOrLog('social-sign-in', [countOf(visitor, SOCIAL)], { visitor });
}

/** Counts a code or token that is entered; each code also has its own five guesses. */
export function limitCodeChecks(visitor: Visitor): Promise<void> {
  return takeOrLog('check-code', [countOf(visitor, CODE_CHECKS)], { visitor });
}

/**
 * Counts a promo code, before it is looked up, by network and by user. Returns a function that undoes the count, for a
 * code that turns out to exist.
 */
export async function limitPromoCodes(visitor: Visitor, userId?: string): Promise<() => Promise<void>> {
  const ofUser: Count[] = userId === undefined ? [] : [[`for user ${userId}`, PROMO_CODES]];
  const counts = [...ofUser, countOf(visitor, PROMO_CODES_FROM_ONE)];
  // Counting and giving back use the same instant. A later count would start a period that the use precedes.
  const takenAt = Date.now();
  await takeOrLog('promo-code', counts, { userId, visitor }, takenAt);
  return async () => {
    await Promise.all(counts.map(([key, limit]) => limits.giveBack('promo-code', key, limit, takenAt)));
  };
}

/** Counts a card that a user begins to enter, because a free account could otherwise test many stolen numbers. */
export function limitCards(userId: string, visitor: Visitor): Promise<void> {
  const counts: Count[] = [[`for user ${userId}`, CARDS], countOf(visitor, CARDS_FROM_ONE)];
  return takeOrLog('card', counts, { userId, visitor });
}

/** Counts a gift card purchase, because it reaches Stripe and mails addresses that did not ask for it. */
export function limitGifts(visitor: Visitor): Promise<void> {
  return takeAll('gift', [countOf(visitor, GIFTS)]);
}

/** Counts the reads of one gift purchase. Other purchases of the same network do not count. */
export function limitGiftStates(purchase: string): Promise<void> {
  return takeAll('gift-state', [[`of ${purchase}`, GIFT_STATES]]);
}

/**
 * Counts requests for a calendar feed, by the feed's secret URL and by network. Requests for feeds that do not exist
 * count too.
 */
export function limitCalendars(secret: string, visitor: Visitor): Promise<void> {
  return takeAll('calendar', [countOf(visitor, CALENDARS_FROM_ONE), [`of ${secret}`, CALENDARS]]);
}

/** Counts the requests of one network, for endpoints that are not about an account. */
export function limitVisitor(what: string, visitor: Visitor, limit: Limit): Promise<void> {
  return takeAll(what, [countOf(visitor, limit)]);
}

function countOf(visitor: Visitor, limit: Limit): Count {
  return [`from ${networkOf(visitor)}`, limit];
}

function countsOf(
  { email, visitor, browserId, account }: Attempt,
  byPair: Limit,
  byNetwork: Limit,
  byAddress: Limit,
): readonly Count[] {
  if (account?.browsers.includes(browserId)) return [[`for user ${account.id} by ${browserId}`, byPair]];
  const network = networkOf(visitor);
  return [
    [`from ${network}`, byNetwork],
    [`for ${email} from ${network}`, byPair],
    [`for ${email}`, byAddress],
  ];
}

function whoOf({ email, visitor, account }: Attempt): Who {
  return { email, visitor, userId: account?.id };
}

/** Counts an attempt against its limits. A refusal is logged, because it may be a sign of an attack. */
async function takeOrLog(what: string, counts: readonly Count[], who: Who, now?: number): Promise<void> {
  try {
    await takeAll(what, counts, now);
  } catch (error) {
    if (error instanceof TooManyRequestsError) await audit('limit', what, who);
    throw error;
  }
}

async function takeAll(what: string, counts: readonly Count[], now?: number): Promise<void> {
  for (const [key, limit] of counts) {
    const taken = await limits.take(what, key, limit, now);
    if (!taken.allowed) throw new TooManyRequestsError(taken.retryAfterS);
  }
}
