import { asText, type JsonObject } from '../../template/json.ts';
import type { UserPoolPlan } from '../../template/plan.ts';
import type { Actions } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import { assertSecretHash } from './client-secret.ts';
import { USER_ADMIN_SCOPE } from './issue-tokens.ts';
import type { Person } from './people.ts';
import { assertPassword, type PeopleParts } from './people-actions.ts';
import type { TokenSigner } from './tokens.ts';

export interface UserParts extends PeopleParts {
  readonly signerOf: (pool: UserPoolPlan) => Promise<TokenSigner>;
}

/**
 * Implements the Cognito actions that clients may call without AWS credentials. These actions bypass the app's
 * functions, so the template's settings refuse them, here as on AWS. Only an access token with USER_ADMIN_SCOPE would
 * be accepted.
 */
export function userActions({ pools, people, sessions, passwords, signerOf }: UserParts): Actions {
  return {
    SignUp: (request) => {
      assertSecretHash(pools.getClient(request.ClientId), asText(request.Username, 'Username'), request.SecretHash);
      // `readUserPools` refuses templates that allow sign-up or password recovery, so this action always fails.
      throw refused('SignUp is not permitted for this user pool');
    },
    ForgotPassword: (request) => {
      assertSecretHash(pools.getClient(request.ClientId), asText(request.Username, 'Username'), request.SecretHash);
      throw refused('Contact administrator to reset password.');
    },

    GetUser: async (request) => {
      const { person } = await ownerOf(request);
      return { Username: person.username, UserAttributes: [{ Name: 'sub', Value: person.sub }] };
    },
    UpdateUserAttributes: async (request) => {
      await ownerOf(request);
      // `readUserPools` also refuses clients whose users may write an attribute, so this action always fails.
      throw refused('A client attempted to write unauthorized attribute');
    },
    ChangePassword: async (request) => {
      const { pool, person } = await ownerOf(request);
      const proposed = asText(request.ProposedPassword, 'ProposedPassword');
      if (!(await passwords.matches(asText(request.PreviousPassword, 'PreviousPassword'), person.passwordHash)))
        throw refused('Incorrect username or password.');
      assertPassword(proposed, pool);
      await people.setPassword(person, await passwords.hash(proposed));
      return {};
    },
    GlobalSignOut: async (request) => {
      await sessions.revokeAll((await ownerOf(request)).person.sub);
      return {};
    },
    DeleteUser: async (request) => {
      const { person } = await ownerOf(request);
      await Promise.all([people.remove(person), sessions.revokeAll(person.sub)]);
      return {};
    },
  };

  /**
   * Returns the user whose access token the request carries. Throws if the token is invalid or lacks USER_ADMIN_SCOPE.
   */
  async function ownerOf(request: JsonObject): Promise<{ readonly pool: UserPoolPlan; readonly person: Person }> {
    const token = asText(request.AccessToken, 'AccessToken');
    for (const pool of pools.all) {
      const read = await (await signerOf(pool)).read(token);
      if (read === 'expired') throw refused('Access Token has expired');
      if (!read) continue;
      if (sessions.isRevoked(read.originJti)) throw refused('Access Token has been revoked');
      if (!read.scopes.includes(USER_ADMIN_SCOPE)) throw refused('Access Token does not have required scopes');
      return { pool, person: people.get(pool.id, read.username) };
    }
    throw refused('Invalid Access Token');
  }
}

function refused(message: string): ServiceError {
  return new ServiceError('NotAuthorizedException', message);
}
