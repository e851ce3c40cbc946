import { asFlag, asList, asNumber, asText, type JsonObject } from '../../template/json.ts';
import type { UserPoolPlan } from '../../template/plan.ts';
import type { Actions } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import type { Passwords } from './password.ts';
import type { People, Person } from './people.ts';
import type { Pools } from './pools.ts';
import type { Sessions } from './sessions.ts';

const LONGEST_PASSWORD = 256;
/** Cognito's limit of one page of users. */
const USERS_ON_A_PAGE = 60;
/** The pattern of user names in Cognito's API. */
const USERNAME = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

export interface PeopleParts {
  readonly pools: Pools;
  readonly people: People;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
}

/** Implements creating, reading, changing, disabling and removing users as an administrator. */
export function peopleActions({ pools, people, sessions, passwords }: PeopleParts): Actions {
  const personOf = (request: JsonObject) =>
    people.get(pools.get(request.UserPoolId).id, asText(request.Username, 'Username'));

  return {
    AdminCreateUser: async (request) => {
      const pool = pools.get(request.UserPoolId);
      if (request.MessageAction !== 'SUPPRESS')
        throw new ServiceError('InvalidParameterException', 'The local cloud invites nobody: MessageAction SUPPRESS.');
      if (asList(request.UserAttributes, 'UserAttributes').length > 0)
        throw new ServiceError('InvalidParameterException', 'The local cloud keeps no attributes of users.');
      const username = asText(request.Username, 'Username');
      if (!USERNAME.test(username)) throw refusedByPattern('username', '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+');
      const { UserAttributes: Attributes, ...rest } = describe(await people.create(pool.id, username));
      return { User: { Attributes, ...rest } };
    },

    ListUsers: (request) => {
      const all = people.list(pools.get(request.UserPoolId).id);
      const start = asNumber(request.PaginationToken, 'PaginationToken', 0);
      const end = start + Math.min(USERS_ON_A_PAGE, asNumber(request.Limit, 'Limit', USERS_ON_A_PAGE));
      const Users = all.slice(start, end).map((person) => {
        const { UserAttributes: Attributes, ...rest } = describe(person);
        return { Attributes, ...rest };
      });
      return { Users, ...(end < all.length && { PaginationToken: String(end) }) };
    },

    AdminGetUser: (request) => describe(personOf(request)),

    AdminSetUserPassword: async (request) => {
      const person = personOf(request);
      const password = asText(request.Password, 'Password');
      assertPassword(password, pools.get(request.UserPoolId));
      if (!asFlag(request.Permanent))
        throw new ServiceError('InvalidParameterException', 'The local cloud has no temporary passwords.');
      // Cognito's reference does not say that setting a password ends the user's sessions. A caller that wants to end
      // them must sign the user out.
      await people.setPassword(person, await passwords.hash(password));
      return {};
    },

    AdminUserGlobalSignOut: async (request) => {
      await sessions.revokeAll(personOf(request).sub);
      return {};
    },

    AdminDisableUser: async (request) => {
      const person = personOf(request);
      await people.disable(person);
      await sessions.revokeAll(person.sub);
      return {};
    },

    AdminDeleteUser: async (request) => {
      const person = personOf(request);
      await Promise.all([people.remove(person), sessions.revokeAll(person.sub)]);
      return {};
    },
  };
}

/** The pattern of passwords in Cognito's API: one line without whitespace at its ends. */
const PASSWORD = /^\S.*\S$/;

/** Throws if the API or the pool's policy refuses the password. */
export function assertPassword(password: string, { leastPasswordLength }: UserPoolPlan): void {
  if (!PASSWORD.test(password)) throw refusedByPattern('password', '^[\\S]+.*[\\S]+$');
  const { length } = [...password];
  const isLongEnough = length >= leastPasswordLength;
  if (isLongEnough && length <= LONGEST_PASSWORD) return;
  const reason = `Password ${isLongEnough ? 'too long' : 'not long enough'}`;
  throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}

function refusedByPattern(field: string, pattern: string): ServiceError {
  return new ServiceError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${field}' failed to satisfy constraint: Member must satisfy regular expression pattern: ${pattern}`,
  );
}

/** Describes a user for the reply. Cognito's JSON protocol represents timestamps in seconds. */
function describe({ username, sub, status, isDisabled = false, createdAt, modifiedAt }: Person): JsonObject {
  return {
    Username: username,
    UserAttributes: [{ Name: 'sub', Value: sub }],
    UserCreateDate: createdAt / 1000,
    UserLastModifiedDate: modifiedAt / 1000,
    Enabled: !isDisabled,
    UserStatus: status,
  };
}
