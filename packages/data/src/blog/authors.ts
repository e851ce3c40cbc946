import type { Role } from '@groundswell/contracts';
import * as v from 'valibot';
import { parseAccount, type StoredAccount } from '../accounts/account-row.ts';
import { batchGet } from '../batch-get.ts';
import { changeWrite } from '../changes/changes.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { type AuthorProfile, AuthorRow, type StoredAuthor } from './author-row.ts';
import { detachAuthorWrites, isAdmin, numberWrite, profileWrites, roleWrite } from './author-writes.ts';
import { acceptanceOf, type Invitation } from './invitations.ts';

export interface Authors {
  find(id: number): Promise<StoredAuthor | undefined>;
  /** Lists the authors with these numbers, in any order; missing ones are left out. */
  listNumbered(ids: readonly number[]): Promise<StoredAuthor[]>;
  /** Lists authors by number, a hundred at most; `next` is absent at the end. */
  list(after?: number): Promise<{ authors: StoredAuthor[]; next?: number }>;
  /** Reads the accounts of these authors, by account id; erased accounts are left out. */
  accountsOf(authors: readonly Pick<StoredAuthor, 'userId'>[]): Promise<ReadonlyMap<string, StoredAccount>>;
  /** Gives an account the next author number, or returns the one it has. Undefined: the account is gone. */
  add(account: StoredAccount, name: string, now: number): Promise<number | undefined>;
  /**
   * Stores an author without an account, for the posts that ship with the site; an existing author of that number
   * stays.
   */
  addFirst(author: { readonly id: number } & AuthorProfile, now: number): Promise<void>;
  /**
   * Saves a profile, conditional on the account and picture that were read. `image-gone`: its new picture has been
   * removed from the library.
   */
  saveProfile(read: StoredAuthor, profile: AuthorProfile, now: number): Promise<'saved' | 'changed' | 'image-gone'>;
  /**
   * Returns the writes that detach an author, for the transaction that erases the account; the posts stay under `name`.
   * `last-admin`: no admin would be left. The writes require that another account is still an admin. So of two admins
   * who leave at once, one stays.
   */
  leave(account: StoredAccount, name: string, now: number): Promise<readonly Write[] | 'last-admin'>;
  /**
   * Changes a role, conditional on the role that was read and on the requester still being an admin. So of two admins
   * who demote each other at once, one stays. `userId` and `by` are account ids.
   */
  changeRole(change: RoleChange): Promise<'changed' | 'gone'>;
  /**
   * Gives an account the role of its invitation, which is used up. `gone`: the invitation is over, or its sender is not
   * an admin any more.
   */
  accept(account: StoredAccount, invitation: Invitation, now: number): Promise<'changed' | 'gone'>;
}
interface RoleChange {
  /** The author number and the account id of the person whose role changes. */
  readonly id: number;
  readonly userId: string;
  readonly from: Role;
  readonly to: Role;
  readonly by: string;
  readonly now: number;
}

const AUTHORS_A_PAGE = 100;
/** Up to 20 people can become authors at the same moment: each retry finds a new number. */
const MAX_ATTEMPTS = 20;

function dynamoAuthors(table: () => Table): Authors {
  const find: Authors['find'] = async (id) => {
    const item = await findItem(table(), keys.author(id), 'consistent');
    return item && v.parse(AuthorRow, item);
  };
  const lastNumber = async () => {
    const { rows } = await queryRows(table(), keys.authors(), { backwards: true, limit: 1, consistent: true });
    return Number(rows[0]?.id ?? 0);
  };
  const list: Authors['list'] = async (after) => {
    const reading = { limit: AUTHORS_A_PAGE, after: after === undefined ? undefined : keys.author(after).sk };
    const { rows, next } = await queryRows(table(), keys.authors(), reading);
    const authors = rows.map((row) => v.parse(AuthorRow, row));
    return { authors, ...(next !== undefined && { next: authors.at(-1)?.id }) };
  };
  const accountsOf: Authors['accountsOf'] = async (authors) => {
    const items = await batchGet(
      table(),
      authors.flatMap(({ userId }) => (userId === undefined ? [] : keys.profile(userId))),
    );
    const found = items.flatMap((item) => parseAccount([item]) ?? []);
    return new Map(found.map((account) => [account.id, account]));
  };
  const findOtherAdmin = async (userId: string): Promise<string | undefined> => {
    let after: number | undefined;
    do {
      const { authors, next } = await list(after);
      for (const { id, role } of (await accountsOf(authors)).values()) if (role === 'admin' && id !== userId) return id;
      after = next;
    } while (after !== undefined);
    return undefined;
  };
  return {
    find,
    list,
    accountsOf,

    async listNumbered(ids) {
      return (await batchGet(table(), ids.map(keys.author))).map((item) => v.parse(AuthorRow, item));
    },

    async add(account, name, now) {
      if (account.authorId !== undefined) return account.authorId;
      for (let round = 0; round < MAX_ATTEMPTS; round++) {
        const id = (await lastNumber()) + 1;
        const row = { id, name, summaries: {}, userId: account.id, createdAt: now };
        const Item = { ...keys.author(id), type: 'author', v: 1, ...row };
        const refused = await writeAll<'taken' | 'has one'>(table(), [
          [{ Put: { TableName: table().name, Item, ConditionExpression: 'attribute_not_exists(pk)' } }, 'taken'],
          [numberWrite(table(), account, id), 'has one'],
        ]);
        if (refused === undefined) return id;
        const profile = await findItem(table(), keys.profile(account.id), 'consistent');
        if (!profile) return undefined;
        if (profile.authorId !== undefined) return Number(profile.authorId);
      }
      throw new Error('Too many became writers at once.');
    },

    async addFirst(author, now) {
      const { name } = table();
      const Item = { ...keys.author(author.id), type: 'author', v: 1, ...author, createdAt: now };
      await writeAll<'there'>(table(), [
        [{ Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } }, 'there'],
      ]);
    },

    async saveProfile(read, profile, now) {
      return (await writeAll(table(), profileWrites(table(), read, profile, now))) ?? 'saved';
    },

    async leave(account, name, now) {
      const stays = account.role === 'admin' ? await findOtherAdmin(account.id) : undefined;
      if (account.role === 'admin' && stays === undefined) return 'last-admin';
      const author = account.authorId === undefined ? undefined : await find(account.authorId);
      return [
        ...(stays === undefined ? [] : [isAdmin(table(), stays)]),
        ...(author === undefined ? [] : detachAuthorWrites(table(), author, name, now)),
      ];
    },

    async changeRole({ id, userId, from, to, by, now }) {
      const line = { userId: by, at: now, kind: 'writer', subject: `${id}`, action: to };
      const refused = await writeAll<'gone'>(table(), [
        [isAdmin(table(), by), 'gone'],
        [roleWrite(table(), userId, { from, to }), 'gone'],
        [changeWrite(table(), line), 'gone'],
      ]);
      return refused ?? 'changed';
    },

    async accept({ id, role }, invitation, now) {
      // The sender of the invitation may have taken the invited address; accepting it would change the sender's own
      // role.
      if (id === invitation.by) return 'gone';
      const refused = await writeAll<'gone'>(table(), [
        ...acceptanceOf(table(), invitation, id, now).map((write) => [write, 'gone'] as const),
        [roleWrite(table(), id, { from: role, to: invitation.role }), 'gone'],
      ]);
      return refused ?? 'changed';
    },
  };
}

export const authors: Authors = dynamoAuthors(processTable);
