import { createHmac, randomUUID } from 'node:crypto';
import { accounts, type CodePurpose, type Letter, passCodes, queueLetter, type StoredAccount } from '@groundswell/data';
import { deriveKey } from './account-secret.ts';

export const CODE_GOOD_MS = 10 * 60_000;

/** Who a code is for: an address, or for the purposes `own` and `new-email` a user. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly userId?: string;
}
type CodeLetter = Extract<Letter, { letter: 'pass-code' }>;

/** Has a code mailed. It says and takes the same whether there is such an account: the job that mails finds out. */
export function askPassCode(codeFor: CodeFor, lang?: CodeLetter['lang']): Promise<void> {
  return queueLetter({ letter: 'pass-code', ...codeFor, lang, requestId: randomUUID(), askedAt: Date.now() });
}

/** The code of a letter, kept as its hash; the same for the same letter, however often it comes. */
export interface ReadyPassCode {
  readonly code: string;
  /** Where it goes. */
  readonly email: string;
  readonly account: StoredAccount;
}

/** Makes the code that a letter carries. Undefined where nothing is to be mailed: no such account, or a later code. */
export async function preparePassCode(letter: CodeLetter, now = Date.now()): Promise<ReadyPassCode | undefined> {
  const account = await accountFor(letter);
  if (!account) return undefined;
  const holder = holderOf(letter);
  const code = await codeOf(letter.requestId);
  const outcome = await passCodes.put({
    purpose: letter.purpose,
    holder,
    digest: await digestOf(letter.purpose, holder, code),
    requestId: letter.requestId,
    askedAt: letter.askedAt,
    goodUntil: now + CODE_GOOD_MS,
  });
  return outcome === 'older' ? undefined : { code, email: letter.email, account };
}

/** Uses a code up; its letter's id where it is right, undefined where it is wrong, old, used or guessed at too often. */
export async function usePassCode(codeFor: CodeFor, code: string, now = Date.now()): Promise<string | undefined> {
  const holder = holderOf(codeFor);
  const digest = await digestOf(codeFor.purpose, holder, code);
  const used = await passCodes.use(codeFor.purpose, holder, digest, now);
  return used.outcome === 'right' ? used.requestId : undefined;
}

/** Whether a code was given rightly within the last ten minutes. */
export async function hasFreshCheck(codeFor: CodeFor, now = Date.now()): Promise<boolean> {
  const usedAt = await passCodes.usedAt(codeFor.purpose, holderOf(codeFor));
  return usedAt !== undefined && now - usedAt <= CODE_GOOD_MS;
}

/** Under what a code is kept: one mailed to another address, or for another purpose, is another code. */
export function holderOf({ purpose, email, userId }: CodeFor): string {
  if (purpose === 'verify' || purpose === 'reset') return email;
  if (!userId) throw new Error(`A code of purpose ${purpose} is for a user.`);
  return purpose === 'own' ? userId : `${userId}#${email}`;
}

async function accountFor({ purpose, email, userId }: CodeLetter): Promise<StoredAccount | undefined> {
  const account = userId ? await accounts.find(userId) : await accounts.findByEmail(email);
  if (purpose === 'verify' && account?.emailVerifiedAt !== undefined) return undefined;
  return purpose === 'own' && account?.email !== email ? undefined : account;
}

/** Six digits by HMAC of the letter's random id: as hard to guess as any, and the same when a letter is handled twice. */
async function codeOf(requestId: string): Promise<string> {
  const hash = createHmac('sha256', await deriveKey('pass-code'))
    .update(`code ${requestId}`)
    .digest();
  return String(hash.readBigUInt64BE() % 1_000_000n).padStart(6, '0');
}

/** Keyed, so that the table alone does not tell a code of six digits. */
async function digestOf(purpose: CodePurpose, holder: string, code: string): Promise<string> {
  const hmac = createHmac('sha256', await deriveKey('pass-code'));
  return hmac.update(JSON.stringify([purpose, holder, code])).digest('base64url');
}
