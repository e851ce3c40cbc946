import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognito, pool } from './cognito.ts';

/** The people as Cognito keeps them: addresses, passwords and sessions. A user's id is Cognito's `sub`. */
export const identities = {
  /** Makes someone with this address, or finds who has it; their id. */
  async ensure(email: string): Promise<string> {
    try {
      const { User } = await cognito().send(
        new AdminCreateUserCommand({
          ...pool(),
          Username: email,
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'false' },
          ],
        }),
      );
      return subOf(User?.Attributes);
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
      return this.find(email);
    }
  },

  /** The id of who has this address, or is this user; throws UserNotFoundException for nobody. */
  async find(username: string): Promise<string> {
    const { UserAttributes } = await cognito().send(new AdminGetUserCommand({ ...pool(), Username: username }));
    return subOf(UserAttributes);
  },

  /** Takes effect at once and ends nothing; `endSessions` does. */
  async setPassword(userId: string, password: string): Promise<void> {
    await cognito().send(
      new AdminSetUserPasswordCommand({ ...pool(), Username: userId, Password: password, Permanent: true }),
    );
  },

  /** Sets a password that nobody knows. */
  async forgetPassword(userId: string): Promise<void> {
    await this.setPassword(userId, randomBytes(48).toString('base64url'));
  },

  /** The address is this one, and its owner reads mail there. */
  async setVerifiedEmail(userId: string, email: string): Promise<void> {
    await cognito().send(
      new AdminUpdateUserAttributesCommand({
        ...pool(),
        Username: userId,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
  },

  /** Revokes every refresh token; access tokens are refused by the account's `signedOutAtS`. */
  async endSessions(userId: string): Promise<void> {
    await cognito().send(new AdminUserGlobalSignOutCommand({ ...pool(), Username: userId }));
  },

  /** Also of one that is gone already. */
  async remove(userId: string): Promise<void> {
    try {
      await cognito().send(new AdminDeleteUserCommand({ ...pool(), Username: userId }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  },
};

function subOf(attributes: readonly AttributeType[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('Cognito named no sub.');
  return sub;
}
