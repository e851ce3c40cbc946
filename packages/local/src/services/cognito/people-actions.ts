import { asFlag, asList, asObject, asText, type Json, type JsonObject } from '../../template/json.ts';
import type { UserPoolPlan } from '../../template/plan.ts';
import type { Actions } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import { hashPassword } from './password.ts';
import type { People, Person } from './people.ts';
import type { Pools } from './pools.ts';
import type { Sessions } from './sessions.ts';

const LONGEST_PASSWORD = 256;

/** Making, reading, changing and removing people, as an administrator does. */
export function peopleActions(pools: Pools, people: People, sessions: Sessions): Actions {
  const personOf = (request: JsonObject) =>
    people.get(pools.get(request.UserPoolId).id, asText(request.Username, 'Username'));

  return {
    AdminCreateUser: async (request) => {
      const pool = pools.get(request.UserPoolId);
      if (request.MessageAction !== 'SUPPRESS')
        throw new ServiceError('InvalidParameterException', 'The local cloud invites nobody: MessageAction SUPPRESS.');
      const email = asText(request.Username, 'Username');
      if (!/^\S+@\S+$/.test(email)) throw new ServiceError('InvalidParameterException', 'Username should be an email.');
      const person = await people.create(pool.id, { ...readAttributes(request.UserAttributes), email });
      const { Username, UserAttributes: Attributes, ...rest } = describe(person);
      return { User: { Username, Attributes, ...rest } };
    },

    AdminGetUser: (request) => describe(personOf(request)),

    AdminSetUserPassword: async (request) => {
      const person = personOf(request);
      const password = asText(request.Password, 'Password');
      assertPassword(password, pools.get(request.UserPoolId));
      if (!asFlag(request.Permanent))
        throw new ServiceError('InvalidParameterException', 'The local cloud has no temporary passwords.');
      // Cognito's reference does not say that sessions end here: whoever wants that signs the user out.
      await people.update(person, { passwordHash: await hashPassword(password), status: 'CONFIRMED' });
      return {};
    },

    AdminUpdateUserAttributes: async (request) => {
      const person = personOf(request);
      const changed = applyChange(person, readAttributes(request.UserAttributes), pools.get(request.UserPoolId));
      await people.update(person, { attributes: changed });
      return {};
    },

    AdminUserGlobalSignOut: async (request) => {
      await sessions.revokeAll(personOf(request).sub);
      return {};
    },

    AdminDeleteUser: async (request) => {
      const person = personOf(request);
      await Promise.all([people.remove(person), sessions.revokeAll(person.sub)]);
      return {};
    },
  };
}

/**
 * A new e-mail is not verified unless the change says so. Where the pool keeps the original until the new one is
 * verified, an unverified one does not take its place.
 */
function applyChange(
  { attributes }: Person,
  change: Readonly<Record<string, string>>,
  { keepsOriginalEmail }: UserPoolPlan,
): Readonly<Record<string, string>> {
  const isNew = change.email !== undefined && change.email !== attributes.email;
  if (!isNew || change.email_verified === 'true') return { ...attributes, ...change };
  const { email, ...others } = change;
  return keepsOriginalEmail
    ? { ...attributes, ...others }
    : { ...attributes, ...others, email: email ?? '', email_verified: 'false' };
}

/** The pattern of Cognito's API: one line, no space at its ends. */
const PASSWORD = /^\S.*\S$/;

function assertPassword(password: string, { leastPasswordLength }: UserPoolPlan) {
  if (!PASSWORD.test(password))
    throw new ServiceError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  const isLongEnough = password.length >= leastPasswordLength;
  if (isLongEnough && password.length <= LONGEST_PASSWORD) return;
  const reason = `Password ${isLongEnough ? 'too long' : 'not long enough'}`;
  throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}

function readAttributes(value: Json | undefined): Readonly<Record<string, string>> {
  const attributes = asList(value, 'UserAttributes').map((item) => {
    const { Name, Value } = asObject(item, 'attribute');
    return [asText(Name, 'Name'), asText(Value ?? '', 'Value')] as const;
  });
  if (attributes.some(([name]) => name === 'sub'))
    throw new ServiceError('InvalidParameterException', 'Cannot modify an already provided sub.');
  return Object.fromEntries(attributes);
}

/** Instants are seconds in this protocol. */
function describe({ sub, attributes, status, createdAt, modifiedAt }: Person): JsonObject {
  return {
    Username: sub,
    UserAttributes: Object.entries({ ...attributes, sub }).map(([Name, Value]) => ({ Name, Value })),
    UserCreateDate: createdAt / 1000,
    UserLastModifiedDate: modifiedAt / 1000,
    Enabled: true,
    UserStatus: status,
  };
}
