import { randomUUID } from 'node:crypto';
import type { FollowUp, StoredAccount } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';

type Notice = Extract<
  QueuedEmail,
  { letter: 'password-changed' | 'email-changed' | 'account-deleted' | 'provider-changed' | 'second-factor-changed' }
>;
type OfNotice<N> = N extends Notice ? Omit<N, 'requestId' | 'email' | 'lang'> : never;

/**
 * Builds the email that reports a change to the account's owner. It is written in one transaction with the change, so
 * that no change goes unreported.
 */
export function noticeOf({ email, lang }: StoredAccount, about: OfNotice<Notice>, now: number): FollowUp {
  const requestId = randomUUID();
  const letter = { ...about, requestId, email, lang } as Notice;
  return { id: `letter-${requestId}`, dueAt: now, task: { does: 'send-letter', letter } };
}
