import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type CountSteps, countWrite } from '../counts/counts.ts';
import { retryConflicts } from '../favorites/change-favorites.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { type AccountChange, updateOf } from './account-change.ts';
import { ACCOUNT_V, parseAccount, type SocialIdentity, type StoredAccount } from './account-row.ts';
import { type Claim, type SpareIdentity, settleClaim } from './claims.ts';
import { addFollowUp, type FollowUp, withdrawFollowUp } from './follow-ups.ts';
import { type RightCode, spendCode, useCode } from './pass-codes.ts';

/**
 * The codes and claims that an account change consumes, and the follow-up tasks that it adds, all in the same
 * transaction. No part is written when a code is already used or a condition fails.
 */
export interface ChangeExtras {
  readonly now: number;
  /** A correct code, which the change consumes. */
  readonly code?: RightCode;
  /** A code that the user entered earlier. It permits a single change, which uses up the permission. */
  readonly spentCode?: RightCode;
  readonly claim?: Claim;
  /** The requesting session; it must still be active. */
  readonly sessionId?: string;
  readonly followUps?: readonly FollowUp[];
}

export interface Accounts {
  find(userId: string): Promise<StoredAccount | undefined>;
  findByEmail(email: string): Promise<StoredAccount | undefined>;
  findBySocial(social: SocialIdentity): Promise<StoredAccount | undefined>;
  /**
   * Opens an account on a Cognito identity that has no account yet. `taken`: the address, or the identity at a
   * provider, already has an account. `gone`: the code, the claim or the Cognito identity was used up meanwhile.
   */
  open(account: StoredAccount, identity: SpareIdentity, along: ChangeExtras): Promise<'opened' | 'taken' | 'gone'>;
  change(userId: string, change: AccountChange): Promise<'changed' | 'gone'>;
  /**
   * Gives an account another identity, which holds the new password. This ends all sessions and tokens of the previous
   * one, its API keys and its calendar's secret address. `sessions` and `browsers` are those that remain. `gone`: the
   * account has another identity or address than was read.
   */
  changeIdentity(
    read: StoredAccount,
    identity: SpareIdentity,
    goesOn: Pick<StoredAccount, 'sessions' | 'browsers'>,
    along: ChangeExtras,
  ): Promise<'changed' | 'gone'>;
  /** Gives an account another, verified address and ends every session except the requesting one. */
  changeEmail(
    read: StoredAccount,
    to: string,
    along: ChangeExtras & { sessionId: string },
  ): Promise<'changed' | 'gone' | 'taken'>;
  /** Lets a social identity sign in. `taken`: it already signs in to an account. */
  linkSocial(read: StoredAccount, social: SocialIdentity, along: ChangeExtras): Promise<'linked' | 'gone' | 'taken'>;
  /** Removes social identities. `gone` also when the account would have no way left to sign in. */
  unlinkSocials(
    read: StoredAccount,
    socials: readonly SocialIdentity[],
    along: ChangeExtras,
  ): Promise<'unlinked' | 'gone'>;
  /**
   * Removes the account with the unique-name rows of its address and social identities, and applies the writes of
   * `also`, in one transaction. Follow-up tasks remove the account's other rows. `gone` also when the account's role or
   * author number has changed.
   */
  erase(read: StoredAccount, along: ChangeExtras, also?: readonly Write[]): Promise<'erased' | 'gone'>;
}

export function dynamoAccounts(table: () => Table): Accounts {
  const find = async (userId: string) => {
    const row = await findItem(table(), keys.profile(userId), 'consistent');
    return row && parseAccount([row]);
  };
  const findNamedBy = async (key: { pk: string; sk: string }) => {
    const named = await findItem(table(), key, 'consistent');
    return named && find(String(named.userId));
  };
  const name = () => table().name;

  const putName = (key: { pk: string; sk: string }, userId: string): Write => ({
    Put: {
      TableName: name(),
      Item: { ...key, type: 'account-name', v: 1, userId },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  const deleteName = (Key: { pk: string; sk: string }, userId: string): Write => ({
    Delete: {
      TableName: name(),
      Key,
      ConditionExpression: 'userId = :id',
      ExpressionAttributeValues: { ':id': userId },
    },
  });
  const nameOf = ({ provider, subject }: SocialIdentity) => keys.accountOfSocial(provider, subject);

  /** Returns the additional writes of a change: for its codes, its claim and its follow-up tasks. */
  const extraWrites = ({ code, spentCode, claim, followUps = [], now }: ChangeExtras): (readonly [Write, 'gone'])[] => [
    ...(code ? [[useCode(table(), code, now), 'gone'] as const] : []),
    ...(spentCode ? [[spendCode(table(), spentCode), 'gone'] as const] : []),
    ...(claim ? [[settleClaim(table(), claim, now), 'gone'] as const] : []),
    ...followUps.map((one) => [addFollowUp(table(), one), 'gone'] as const),
  ];
  /** Returns the condition that the profile's identity, address and session are as read. */
  const asRead = (read: StoredAccount, sessionId: string | undefined) => ({
    ConditionExpression: `email = :readEmail AND identityId = :readIdentity${sessionId ? ' AND attribute_exists(sessions.#requester)' : ''}`,
    values: { ':readEmail': read.email, ':readIdentity': read.identityId },
    names: sessionId ? { '#requester': sessionId } : undefined,
  });
  const updateProfile = (
    read: StoredAccount,
    { sessionId }: ChangeExtras,
    expression: string,
    values: Record<string, unknown>,
    more = '',
  ): Write => {
    const condition = asRead(read, sessionId);
    return {
      Update: {
        TableName: name(),
        Key: keys.profile(read.id),
        UpdateExpression: expression,
        ConditionExpression: condition.ConditionExpression + more,
        ExpressionAttributeValues: { ...condition.values, ...values },
        ...(condition.names && { ExpressionAttributeNames: condition.names }),
      },
    };
  };

  return {
    find,
    findByEmail: (email) => findNamedBy(keys.accountOfEmail(email)),
    findBySocial: (social) => findNamedBy(nameOf(social)),

    async open(account, identity, along) {
      const Item = { ...keys.profile(account.id), type: 'account', v: ACCOUNT_V, ...account, identityId: identity.id };
      const refused = await writeAll<'taken' | 'gone'>(table(), [
        [{ Put: { TableName: name(), Item, ConditionExpression: 'attribute_not_exists(pk)' } }, 'gone'],
        [putName(keys.accountOfEmail(account.email), account.id), 'taken'],
        ...account.socials.map((one) => [putName(nameOf(one), account.id), 'taken'] as const),
        [withdrawFollowUp(table(), identity.followUp), 'gone'],
        ...extraWrites(along),
        [countWrite(table(), account.id, { users: 1 }, { since: account.createdAt, now: along.now }), 'gone'],
      ]);
      return refused ?? 'opened';
    },

    async change(userId, change) {
      const update = new UpdateCommand({
        TableName: name(),
        Key: keys.profile(userId),
        ...updateOf(change),
        ConditionExpression: 'attribute_exists(pk)',
      });
      try {
        await retryConflicts(() => table().db.send(update));
        return 'changed';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'gone';
        throw error;
      }
    },

    async changeIdentity(read, identity, { sessions, browsers }, along) {
      const values = { ':identity': identity.id, ':true': true, ':sessions': sessions, ':browsers': browsers };
      const expression =
        'SET identityId = :identity, hasPassword = :true, sessions = :sessions, browsers = :browsers REMOVE apiKeys';
      const refused = await writeAll<'gone'>(table(), [
        [updateProfile(read, along, expression, values), 'gone'],
        [withdrawFollowUp(table(), identity.followUp), 'gone'],
        ...extraWrites(along),
      ]);
      return refused ?? 'changed';
    },

    async changeEmail(read, to, along) {
      const requester = read.sessions[along.sessionId];
      const values = {
        ':to': to,
        ':at': along.now,
        ':ok': 'ok',
        ':sessions': requester ? { [along.sessionId]: requester } : {},
      };
      const expression =
        'SET email = :to, emailVerifiedAt = :at, mailState = :ok, sessions = :sessions REMOVE complainedAt';
      const refused = await writeAll<'gone' | 'taken'>(table(), [
        [updateProfile(read, along, expression, values), 'gone'],
        [putName(keys.accountOfEmail(to), read.id), 'taken'],
        [deleteName(keys.accountOfEmail(read.email), read.id), 'gone'],
        ...extraWrites(along),
      ]);
      return refused ?? 'changed';
    },

    async linkSocial(read, social, along) {
      const values = { ':social': [social] };
      const refused = await writeAll<'gone' | 'taken'>(table(), [
        [updateProfile(read, along, 'SET socials = list_append(socials, :social)', values), 'gone'],
        [putName(nameOf(social), read.id), 'taken'],
        ...extraWrites(along),
      ]);
      return refused ?? 'linked';
    },

    async unlinkSocials(read, socials, along) {
      const left = read.socials.filter((one) => !socials.includes(one));
      if (left.length === 0 && !read.hasPassword) return 'gone';
      const values = { ':left': left, ':read': read.socials, ':hasPassword': read.hasPassword };
      const unchanged = ' AND socials = :read AND hasPassword = :hasPassword';
      const refused = await writeAll<'gone'>(table(), [
        [updateProfile(read, along, 'SET socials = :left', values, unchanged), 'gone'],
        ...socials.map((one) => [deleteName(nameOf(one), read.id), 'gone'] as const),
        ...extraWrites(along),
      ]);
      return refused ?? 'unlinked';
    },

    async erase(read, along, also = []) {
      const { ConditionExpression, values, names } = asRead(read, along.sessionId);
      const writesAsRead = `#role = :role AND ${read.authorId === undefined ? 'attribute_not_exists(authorId)' : 'authorId = :author'}`;
      const signedInAsRead = `attribute_${read.hasSignedIn ? '' : 'not_'}exists(hasSignedIn)`;
      const steps: CountSteps = { users: -1, ...(read.hasSignedIn && { loggedUsers: -1 }) };
      const profile: Write = {
        Delete: {
          TableName: name(),
          Key: keys.profile(read.id),
          ConditionExpression: `${ConditionExpression} AND socials = :socials AND ${signedInAsRead} AND ${writesAsRead}`,
          ExpressionAttributeValues: {
            ...values,
            ':socials': read.socials,
            ':role': read.role,
            ...(read.authorId !== undefined && { ':author': read.authorId }),
          },
          ExpressionAttributeNames: { ...names, '#role': 'role' },
        },
      };
      const refused = await writeAll<'gone'>(table(), [
        [profile, 'gone'],
        ...[keys.accountOfEmail(read.email), ...read.socials.map(nameOf)].map(
          (key) => [deleteName(key, read.id), 'gone'] as const,
        ),
        ...extraWrites(along),
        [countWrite(table(), read.id, steps, { since: read.createdAt, now: along.now }), 'gone'],
        ...also.map((write) => [write, 'gone'] as const),
      ]);
      return refused ?? 'erased';
    },
  };
}

export const accounts: Accounts = dynamoAccounts(processTable);
