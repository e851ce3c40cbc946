import { randomUUID } from 'node:crypto';
import type { FollowUp, StoredAccount } from '@groundswell/data/accounts';
import type { Letter } from '@groundswell/data/letters';

type Notice = Extract<
  Letter,
  { letter: 'password-changed' | 'email-changed' | 'provider-changed' | 'second-factor-changed' }
>;
type OfNotice<N> = N extends Notice ? Omit<N, 'requestId' | 'email' | 'lang'> : never;

/** A letter that tells the owner of a change, to be written in one transaction with the change: none goes untold. */
export function noticeOf({ email, lang }: StoredAccount, about: OfNotice<Notice>, now: number): FollowUp {
  const requestId = randomUUID();
  const letter = { ...about, requestId, email, lang } as Notice;
  return { id: `letter-${requestId}`, dueAt: now, task: { does: 'send-letter', letter } };
}
