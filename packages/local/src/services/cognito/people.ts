import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Records } from '../records.ts';
import { ServiceError } from '../service-error.ts';

export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

/** Someone of a user pool whose users sign in by e-mail. Instants are UTC ms. */
export interface Person {
  /** The user name too: where e-mail signs in, Cognito makes both the same. */
  readonly sub: string;
  readonly poolId: string;
  /** Beside `sub`: `email`, `email_verified` and so on. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly passwordHash?: string;
  readonly status: UserStatus;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

export interface People {
  /** By `sub`, or by e-mail in whatever case. */
  find(poolId: string, username: string): Person | undefined;
  /** Throws UserNotFoundException. */
  get(poolId: string, username: string): Person;
  create(poolId: string, attributes: Person['attributes']): Promise<Person>;
  /** Throws AliasExistsException when the new e-mail is another one's. */
  update(person: Person, change: Partial<Pick<Person, 'attributes' | 'passwordHash' | 'status'>>): Promise<void>;
  remove(person: Person): Promise<void>;
}

const TAKEN = 'An account with the given email already exists.';

/** The people of all pools over their records; two of one pool never have the same e-mail. */
export function createPeople(records: Records<Person>, clock: Pick<Clock, 'now'>): People {
  const find = (poolId: string, username: string) => {
    const known = records.get(username);
    if (known?.poolId === poolId) return known;
    const email = normalize(username);
    return records.values().find((one) => one.poolId === poolId && normalize(one.attributes.email ?? '') === email);
  };

  return {
    find,
    get(poolId, username) {
      const person = find(poolId, username);
      if (!person) throw new ServiceError('UserNotFoundException', 'User does not exist.');
      return person;
    },
    async create(poolId, attributes) {
      if (find(poolId, attributes.email ?? '')) throw new ServiceError('UsernameExistsException', TAKEN);
      const at = clock.now();
      const person: Person = {
        sub: randomUUID(),
        poolId,
        attributes,
        status: 'FORCE_CHANGE_PASSWORD',
        createdAt: at,
        modifiedAt: at,
      };
      await records.put(person.sub, person);
      return person;
    },
    async update(person, change) {
      const email = change.attributes?.email;
      const holder = email === undefined ? undefined : find(person.poolId, email);
      if (holder && holder.sub !== person.sub) throw new ServiceError('AliasExistsException', TAKEN);
      // What the record says now: another change may have come since it was read.
      const current = records.get(person.sub) ?? person;
      await records.put(person.sub, { ...current, ...change, modifiedAt: clock.now() });
    },
    remove: ({ sub }) => records.remove(sub),
  };
}

function normalize(email: string): string {
  return email.trim().toLowerCase();
}
