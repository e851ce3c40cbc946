import { randomBytes, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type FollowUp, followUps, type SpareIdentity } from '@groundswell/data/accounts';
import { cognito, pool } from './cognito.ts';

/** The time within which a function has to assign a new identity to an account: longer than any function runs. */
const TAKEN_WITHIN_MS = 3_600_000;

/**
 * Identities in Cognito: a user name of ours and a password, nothing else. An identity gets its password once, when it
 * is created, before any account has it; the table alone states which one an account has. So a password changes by one
 * write, and the two stores never differ.
 */
export const identities = {
  /**
   * Creates an identity that no account has yet. Its removal is stored first and withdrawn by the write that gives it
   * to an account, so no failure in between leaves one over. Without a password it gets a random one.
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

  /** Sets the password of a new identity, or another form of the same password. */
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

/** Builds the follow-up that removes an identity. */
export function removalOf(named: Named, dueAt: number): FollowUp {
  const userName = userNameOf(named);
  return { id: `identity-${userName}`, dueAt, task: { does: 'remove-identity', userName } };
}
