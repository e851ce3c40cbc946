import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Records } from '../records.ts';
import { ServiceError } from '../service-error.ts';

type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

/** A user of a pool in which users sign in by user name and have no attributes. Timestamps are UTC ms. */
export interface Person {
  readonly username: string;
  /** Cognito's own id. A user created under the name of a deleted user has a different one. */
  readonly sub: string;
  readonly poolId: string;
  readonly passwordHash?: string;
  readonly status: UserStatus;
  readonly isDisabled?: boolean;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

export interface People {
  find(poolId: string, username: string): Person | undefined;
  /** Throws UserNotFoundException. */
  get(poolId: string, username: string): Person;
  /** Lists a pool's users, oldest first. */
  list(poolId: string): readonly Person[];
  /** Throws UsernameExistsException. */
  create(poolId: string, username: string): Promise<Person>;
  /** Throws UserNotFoundException if the user was deleted after the caller read it. */
  setPassword(person: Person, passwordHash: string): Promise<void>;
  /** Throws UserNotFoundException if the user was deleted after the caller read it. */
  disable(person: Person): Promise<void>;
  remove(person: Person): Promise<void>;
}

/** Stores the users of all pools in records. User names are case-sensitive. */
export function createPeople(records: Records<Person>, clock: Pick<Clock, 'now'>): People {
  const find = (poolId: string, username: string) => records.get(keyOf({ poolId, username }));
  const change = async (person: Person, changes: Partial<Person>) => {
    const current = records.get(keyOf(person));
    if (current?.sub !== person.sub) throw notFound();
    await records.put(keyOf(person), { ...current, ...changes, modifiedAt: clock.now() });
  };

  return {
    find,
    get(poolId, username) {
      const person = find(poolId, username);
      if (!person) throw notFound();
      return person;
    },
    list: (poolId) => records.values().filter((person) => person.poolId === poolId),
    async create(poolId, username) {
      if (find(poolId, username)) throw new ServiceError('UsernameExistsException', 'User account already exists');
      const at = clock.now();
      const person: Person = {
        username,
        sub: randomUUID(),
        poolId,
        status: 'FORCE_CHANGE_PASSWORD',
        createdAt: at,
        modifiedAt: at,
      };
      await records.put(keyOf(person), person);
      return person;
    },
    setPassword: (person, passwordHash) => change(person, { passwordHash, status: 'CONFIRMED' }),
    disable: (person) => change(person, { isDisabled: true }),
    remove: (person) => records.remove(keyOf(person)),
  };
}

function keyOf({ poolId, username }: Pick<Person, 'poolId' | 'username'>): string {
  return `${poolId}/${username}`;
}

function notFound(): ServiceError {
  return new ServiceError('UserNotFoundException', 'User does not exist.');
}
