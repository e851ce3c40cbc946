import { randomBytes, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type FollowUp, followUps, type SpareIdentity } from '@groundswell/data/accounts';
import { cognito, pool } from './cognito.ts';

/** Longer than a function that makes one can still mean to use it. */
const TAKEN_WITHIN_MS = 3_600_000;

/**
 * Identities as Cognito keeps them: a user name of ours and a password, nothing else. One gets its password once, when it
 * is made, before any account has it; which one an account has, the table alone says. So a password changes by one write,
 * and there is no moment in which the two stores differ.
 */
export const identities = {
  /**
   * Makes one that no account has yet. Its removal is written down first and withdrawn by the write that gives it to an
   * account: whatever fails in between, none is left over. Without a password: one that nobody knows.
   */
  async make(userId: string, password?: string, unlessTakenWithinMs = TAKEN_WITHIN_MS): Promise<SpareIdentity> {
    const id = randomUUID();
    const userName = userNameOf({ id: userId, identityId: id });
    const followUp = removalOf({ id: userId, identityId: id }, Date.now() + unlessTakenWithinMs);
    await followUps.add(followUp);
    await cognito().send(new AdminCreateUserCommand({ ...pool(), Username: userName, MessageAction: 'SUPPRESS' }));
    await cognito().send(
      new AdminSetUserPasswordCommand({
        ...pool(),
        Username: userName,
        Password: password ?? randomBytes(48).toString('base64url'),
        Permanent: true,
      }),
    );
    return { id, followUp: { dueAt: followUp.dueAt, id: followUp.id } };
  },

  /** Also of one that is gone already. */
  async remove(userName: string): Promise<void> {
    try {
      await cognito().send(new AdminDeleteUserCommand({ ...pool(), Username: userName }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  },
};

interface Named {
  readonly id: string;
  readonly identityId: string;
}

/** What Cognito knows an account's identity by. */
export function userNameOf({ id, identityId }: Named): string {
  return `${id}.${identityId}`;
}

/** That an identity is to be removed. */
export function removalOf(named: Named, dueAt: number): FollowUp {
  const userName = userNameOf(named);
  return { id: `identity-${userName}`, dueAt, task: { does: 'remove-identity', userName } };
}
