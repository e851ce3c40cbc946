import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  paginateListUsers,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userNameOf } from '@groundswell/accounts';
import pMap from 'p-map';
import { countWritten, type Entry, type Part } from './part.ts';

/** Cognito permits 50 creations a second. */
const USERS_AT_ONCE = 5;

interface User {
  readonly isEnabled: boolean;
  readonly attributes: readonly AttributeType[];
}

/**
 * Returns the users of a pool as a part: names, attributes, and whether they are enabled. Cognito reveals no password
 * and chooses `sub` itself. A created user has a random password until a pass code sets a new one; a user that exists
 * keeps its password.
 */
export function usersPart(cognito: CognitoIdentityProviderClient, UserPoolId: string): Part {
  const create = async (Username: string, { isEnabled, attributes }: User) => {
    const user = { UserPoolId, Username };
    try {
      await cognito.send(
        new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes: [...attributes] }),
      );
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
      const { UserStatus } = await cognito.send(new AdminGetUserCommand(user));
      // A user without a password of its own is one whose creation was interrupted.
      if (UserStatus !== 'FORCE_CHANGE_PASSWORD') return 'kept';
    }
    if (!isEnabled) await cognito.send(new AdminDisableUserCommand(user));
    // The password comes last: once a user has one, no run changes the user again.
    const Password = randomBytes(48).toString('base64url');
    await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
    return 'created';
  };
  return {
    name: 'users',
    target: UserPoolId,
    async *read() {
      for await (const { Users = [] } of paginateListUsers({ client: cognito, pageSize: 60 }, { UserPoolId }))
        for (const { Username = '', Enabled, Attributes = [] } of Users) {
          const attributes = Attributes.filter(({ Name }) => Name !== 'sub');
          yield { key: Username, value: { isEnabled: Enabled === true, attributes } satisfies User };
        }
    },
    async write(entries) {
      const results = await pMap(entries, ({ key, value }) => create(key, value as User), {
        concurrency: USERS_AT_ONCE,
      });
      return countWritten(results);
    },
  };
}

/**
 * Selects the users that a table's accounts have. A lost pool is restored from the table alone, because each account
 * names its user.
 */
export async function* usersOfTable(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const { value } of entries) {
    const { sk, id, identityId } = value as Readonly<Record<string, { readonly S?: string } | undefined>>;
    if (sk?.S !== 'PROFILE' || !id?.S || !identityId?.S) continue;
    const user: User = { isEnabled: true, attributes: [] };
    yield { key: userNameOf({ id: id.S, identityId: identityId.S }), value: user };
  }
}
