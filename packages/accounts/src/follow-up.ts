import { accounts, type FollowUp, type FollowUpTask, followUps, userRows } from '@groundswell/data/accounts';
import { consents, queueEmail } from '@groundswell/data/email';
import { queuePaymentWork } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import { identities } from './identities.ts';

/**
 * The delay before an erased account's rows are deleted a second time. A request in progress during the first deletion
 * may have written another row.
 */
export const ERASE_AGAIN_MS = 3_600_000;

/**
 * Runs the tasks that follow a completed write. A failing task does not fail the request; the job `finish-follow-ups`
 * retries it.
 */
export async function followUp(tasks: readonly FollowUp[]): Promise<void> {
  for (const one of tasks) {
    try {
      await finish(one, Date.now());
    } catch (error) {
      logFailure(one, error);
    }
  }
}

/** Logs which task failed, without its owner. */
export function logFailure({ task, dueAt }: FollowUp, error: unknown): void {
  logLine('error', { followUp: task.does, dueAt: new Date(dueAt).toISOString(), error });
}

/**
 * Runs one task; idempotent. A task whose time has not come is run now but stays stored, so that it runs again when
 * due.
 */
export async function finish(one: FollowUp, now: number): Promise<void> {
  const isDue = one.dueAt <= now;
  if (isDue && !(await followUps.take(one, now))) return;
  await does(one.task);
  if (isDue) await followUps.finish(one);
}

async function does(task: FollowUpTask): Promise<void> {
  switch (task.does) {
    case 'remove-identity':
      return (await isHeld(task.userName)) ? undefined : identities.remove(task.userName);
    case 'send-letter':
      return queueEmail(task.letter);
    case 'close-customer':
    case 'send-gift':
    case 'settle-gift':
    case 'end-device-plan':
      return queuePaymentWork(task);
    case 'erase-user':
      await userRows.erase(task.userId);
      return userRows.eraseAddress(task.email, task.userId, task.erasedAt);
    case 'grant-consent':
      return consents.grant(task.email, { lang: task.lang, source: 'register' }, task.grantedAt);
    case 'move-consent':
      return moveConsent(task);
  }
}

/**
 * Moves a newsletter consent to the account's new address. A choice made at either address after `movedAt` is not
 * overwritten.
 */
async function moveConsent({ from, to, movedAt }: Extract<FollowUpTask, { does: 'move-consent' }>): Promise<void> {
  const consent = await consents.find(from);
  if (!consent || consent.changedAt > movedAt) return;
  const { state, lang, source } = consent;
  if (state === 'confirmed') await consents.grant(to, { lang, source }, movedAt);
  await consents.remove(from, movedAt);
}

async function isHeld(userName: string): Promise<boolean> {
  const [userId = '', identityId] = userName.split('.');
  return (await accounts.find(userId))?.identityId === identityId;
}
