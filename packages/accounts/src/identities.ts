import { randomBytes, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type FollowUp, followUps, type SpareIdentity } from '@groundswell/data/accounts';
import { cognito, pool } from './cognito.ts';

/** The time after which an identity is removed unless an account has it. It is longer than any function runs. */
const TAKEN_WITHIN_MS = 3_600_000;

/**
 * The identities in Cognito: each is a generated user name and a password, nothing else. Changing a password creates a
 * new identity, and one write to the table assigns it to the account. The table alone says which identity an account
 * has, so Cognito and the table cannot disagree.
 */
export const identities = {
  /**
   * Creates an identity that no account has yet, with a random password by default. Before that, it stores a follow-up
   * that removes the identity later. The write that assigns the identity to an account cancels this follow-up, so a
   * failure in between leaves no orphan.
   */
  async make(userId: string, password?: string, unlessTakenWithinMs = TAKEN_WITHIN_MS): Promise<SpareIdentity> {
    const id = randomUUID();
    const userName = userNameOf({ id: userId, identityId: id });
    const followUp = removalOf({ id: userId, identityId: id }, Date.now() + unlessTakenWithinMs);
    await followUps.add(followUp);
    await cognito().send(new AdminCreateUserCommand({ ...pool(), Username: userName, MessageAction: 'SUPPRESS' }));
    await identities.setPassword(userName, password ?? randomBytes(48).toString('base64url'));
    return { id, followUp: { dueAt: followUp.dueAt, id: followUp.id } };
  },

  /** Sets the password of a new identity, or stores the same password in its normalized form (NFKC). */
  async setPassword(userName: string, password: string): Promise<void> {
    const command = { ...pool(), Username: userName, Password: password, Permanent: true };
    await cognito().send(new AdminSetUserPasswordCommand(command));
  },

  /** Removes an identity; succeeds too if it is already gone. */
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

/** Returns the Cognito user name of an account's identity. */
export function userNameOf({ id, identityId }: Named): string {
  return `${id}.${identityId}`;
}

/** Builds the follow-up that removes an identity at `dueAt`. */
export function removalOf(named: Named, dueAt: number): FollowUp {
  const userName = userNameOf(named);
  return { id: `identity-${userName}`, dueAt, task: { does: 'remove-identity', userName } };
}
