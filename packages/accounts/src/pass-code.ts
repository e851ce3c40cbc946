import { createHmac, randomUUID } from 'node:crypto';
import type { SocialProvider } from '@groundswell/contracts';
import { accounts, type CodeKey, claims, passCodes, type RightCode } from '@groundswell/data/accounts';
import { type CodePurpose, type QueuedEmail, queueEmail } from '@groundswell/data/email';
import { deriveAcceptedKeys, deriveKey, deriveLastingKey } from './account-secret.ts';

export const CODE_GOOD_MS = 10 * 60_000;

/**
 * The recipient of a code and the browser in which it is valid. The recipient is an email address or, for the purposes
 * `own` and `new-email`, a user.
 */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly userId?: string;
  readonly browserId: string;
}
type CodeEmail = Extract<QueuedEmail, { letter: 'pass-code' }>;

/**
 * Queues the email with a code. Reply and time do not depend on whether the account exists, because only the mailing
 * job looks it up.
 */
export function queuePassCode(codeFor: CodeFor, lang?: CodeEmail['lang']): Promise<void> {
  return queueEmail({ letter: 'pass-code', ...codeFor, lang, requestId: randomUUID(), askedAt: Date.now() });
}

/** The content of a pass code email. Its language is the account's or the claim's, for a request that names none. */
export interface ReadyPassCode {
  readonly code: string;
  readonly email: string;
  readonly lang: CodeEmail['lang'];
  /** The sign-in provider that entering the code adds to an existing account. */
  readonly links?: SocialProvider;
}

/** The language and purpose of a pass code email, and the account at its address, if there is one. */
interface CodeContext extends Pick<ReadyPassCode, 'lang' | 'links'> {
  readonly accountId?: string;
}

/**
 * Derives the code of a pass code email; a repeated delivery of the queue message gives the same code. Returns
 * `account-exists` if the address has an account, whose owner gets a different email. Returns undefined if there is no
 * recipient, or if a later code replaces this one.
 */
export async function preparePassCode(
  letter: CodeEmail,
  now = Date.now(),
): Promise<ReadyPassCode | 'account-exists' | undefined> {
  const cause = await causeOf(letter, now);
  if (!cause || cause === 'account-exists') return cause;
  const { accountId, ...content } = cause;
  const code = await codeOf(letter.requestId);
  const outcome = await passCodes.put({
    ...placeOf(letter),
    digest: digestOf(await deriveKey('pass-code'), letter, code),
    requestId: letter.requestId,
    askedAt: letter.askedAt,
    goodUntil: now + CODE_GOOD_MS,
    ...(accountId && { accountId }),
  });
  return outcome === 'older' ? undefined : { code, email: letter.email, ...content };
}

/**
 * Checks a code without using it up; the write that the code permits uses it up. Returns undefined for a code that is
 * wrong, expired, or guessed at too often. A used code comes with `isUsed`: the same browser repeats its request.
 */
export async function guessPassCode(codeFor: CodeFor, code: string, now = Date.now()): Promise<RightCode | undefined> {
  const keys = await deriveAcceptedKeys('pass-code');
  const digests = keys.map((key) => digestOf(key, codeFor, code));
  return passCodes.guess(placeOf(codeFor), digests, now);
}

/** Checks a code and uses it up. A repeat by the same browser within the code's life has the same outcome. */
export async function usePassCode(codeFor: CodeFor, code: string, now = Date.now()): Promise<RightCode | undefined> {
  const right = await guessPassCode(codeFor, code, now);
  return right && (await passCodes.use(right, now)) ? right : undefined;
}

/**
 * Whether a right code was entered in this browser within the last ten minutes, and after `since`, the start of the
 * session (UTC ms).
 */
export async function hasFreshCheck(codeFor: CodeFor, since: number, now = Date.now()): Promise<boolean> {
  const usedAt = await passCodes.usedAt(placeOf(codeFor));
  return usedAt !== undefined && now - usedAt <= CODE_GOOD_MS && usedAt >= since;
}

/** Returns the key that a code is stored under. */
function placeOf({ purpose, email, userId, browserId }: CodeFor): CodeKey {
  if (purpose === 'verify' || purpose === 'reset') return { purpose, holder: email, browserId };
  if (!userId) throw new Error(`A code of purpose ${purpose} is for a user.`);
  return { purpose, holder: userId, browserId };
}

async function causeOf(
  { purpose, email, userId, browserId }: CodeEmail,
  now: number,
): Promise<CodeContext | 'account-exists' | undefined> {
  if (userId) {
    const account = await accounts.find(userId);
    return account && (purpose === 'new-email' || account.email === email) ? { lang: account.lang } : undefined;
  }
  const account = await accounts.findByEmail(email);
  if (purpose === 'reset') {
    if (account) return { lang: account.lang, accountId: account.id };
    return (await claims.isClaimed(email, now)) ? { lang: undefined } : undefined;
  }
  const claim = await claims.find(email, browserId, now);
  if (!claim) return undefined;
  if (!account) return { lang: claim.lang };
  return claim.social && claim.isEmailVerified
    ? { lang: account.lang, links: claim.social.provider }
    : 'account-exists';
}

/**
 * Derives six digits from the email's random id by HMAC. They are as hard to guess as random digits, and the same if a
 * message is processed twice.
 */
async function codeOf(requestId: string): Promise<string> {
  const hash = createHmac('sha256', await deriveLastingKey('pass-code-digits'))
    .update(`code ${requestId}`)
    .digest();
  return String(hash.readBigUInt64BE() % 1_000_000n).padStart(6, '0');
}

/** Computes the digest of a code. It is keyed, so that the table alone does not reveal a code of six digits. */
function digestOf(key: Buffer, { purpose, email, userId, browserId }: CodeFor, code: string): string {
  const hmac = createHmac('sha256', key);
  return hmac.update(JSON.stringify([purpose, email, userId ?? '', browserId, code])).digest('base64url');
}
