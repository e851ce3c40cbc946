import { accounts, type FollowUp, type FollowUpTask, followUps, queueLetter, userRows } from '@groundswell/data';
import { logLine } from '@groundswell/runtime';
import { identities } from './identities.ts';

/** Due again after so long: a call that was still under way may have written a row of an account that was just erased. */
export const ERASE_AGAIN_MS = 3_600_000;

/**
 * Does what had to follow a write that is done. It never fails the call that wrote: what fails here is done by the job
 * `finish-follow-ups`.
 */
export async function followUp(tasks: readonly FollowUp[]): Promise<void> {
  for (const one of tasks) {
    try {
      await finish(one, Date.now());
    } catch (error) {
      logLine('error', { followUp: one.id, error });
    }
  }
}

/** Does one task; twice is the same as once. One that is due later stays written down. */
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
      return queueLetter(task.letter);
    case 'erase-user':
      await userRows.erase(task.userId);
      // Another account may have the address by now.
      if (!(await accounts.findByEmail(task.email))) await userRows.eraseAddress(task.email);
  }
}

async function isHeld(userName: string): Promise<boolean> {
  const [userId = '', identityId] = userName.split('.');
  return (await accounts.find(userId))?.identityId === identityId;
}
