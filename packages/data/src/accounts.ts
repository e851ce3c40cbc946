import {
  type CancellationReason,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ACCOUNT_V, parseAccount, type SocialIdentity, type StoredAccount } from './account-row.ts';
import { retryConflicts } from './change-favorites.ts';
import { findItem } from './find-item.ts';
import { keys } from './keys.ts';
import { processTable, type Table } from './table.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What may be changed of an account by itself; address, socials and verification have their own ways. */
export type AccountChange = Partial<Omit<StoredAccount, 'id' | 'email' | 'createdAt' | 'socials' | 'emailVerifiedAt'>>;

export interface Accounts {
  find(userId: string): Promise<StoredAccount | undefined>;
  findByEmail(email: string): Promise<StoredAccount | undefined>;
  findBySocial(social: SocialIdentity): Promise<StoredAccount | undefined>;
  /** `taken`: the address or the user has an account already, and nothing was written. */
  create(account: StoredAccount): Promise<'created' | 'taken'>;
  change(userId: string, change: AccountChange): Promise<'changed' | 'gone'>;
  /** The address was shown to be read by its owner; what it was claimed with is settled, and `social` may sign in. */
  verify(userId: string, at: number, social?: SocialIdentity): Promise<'verified' | 'gone' | 'taken'>;
  /** Lets `social` sign in to a verified account. */
  linkSocial(userId: string, social: SocialIdentity): Promise<'linked' | 'gone' | 'taken'>;
  /** Gives an account another, verified address. `gone`: its address is not `from` any more. */
  changeEmail(userId: string, from: string, to: string, at: number): Promise<'changed' | 'gone' | 'taken'>;
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
  /** All or none; answers what the first condition that does not hold stands for. */
  const writeAll = <T>(writes: readonly (readonly [Write, T])[]): Promise<T | undefined> =>
    retryConflicts(async () => {
      try {
        await table().db.send(new TransactWriteCommand({ TransactItems: writes.map(([write]) => write) }));
        return undefined;
      } catch (error) {
        const failed = error instanceof TransactionCanceledException ? indexOfFailed(error.CancellationReasons) : -1;
        const refused = writes[failed];
        if (!refused) throw error;
        return refused[1];
      }
    });
  const putName = (key: { pk: string; sk: string }, userId: string): Write => ({
    Put: {
      TableName: table().name,
      Item: { ...key, type: 'account-name', v: 1, userId },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  const updateProfile = (userId: string, update: ProfileUpdate): Write => ({
    Update: {
      TableName: table().name,
      Key: keys.profile(userId),
      UpdateExpression: update.expression,
      ConditionExpression: update.condition ?? 'attribute_exists(pk)',
      ExpressionAttributeValues: update.values,
    },
  });

  return {
    find,
    findByEmail: (email) => findNamedBy(keys.accountOfEmail(email)),
    findBySocial: (social) => findNamedBy(keys.accountOfSocial(social.provider, social.subject)),

    async create(account) {
      const profile = { ...keys.profile(account.id), type: 'account', v: ACCOUNT_V, ...account };
      const refused = await writeAll([
        [{ Put: { TableName: table().name, Item: profile, ConditionExpression: 'attribute_not_exists(pk)' } }, 'taken'],
        [putName(keys.accountOfEmail(account.email), account.id), 'taken'],
        ...account.socials.map(
          ({ provider, subject }) => [putName(keys.accountOfSocial(provider, subject), account.id), 'taken'] as const,
        ),
      ]);
      return refused ? 'taken' : 'created';
    },

    async change(userId, change) {
      const update = new UpdateCommand({
        TableName: table().name,
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

    async verify(userId, at, social) {
      const expression = 'SET emailVerifiedAt = if_not_exists(emailVerifiedAt, :at)';
      const settled: ProfileUpdate = social
        ? { expression: `${expression}, socials = :socials REMOVE claim`, values: { ':at': at, ':socials': [social] } }
        : { expression: `${expression} REMOVE claim`, values: { ':at': at } };
      return (
        (await writeAll<'gone' | 'taken'>([
          [updateProfile(userId, settled), 'gone'],
          ...(social
            ? [[putName(keys.accountOfSocial(social.provider, social.subject), userId), 'taken'] as const]
            : []),
        ])) ?? 'verified'
      );
    },

    async linkSocial(userId, social) {
      const linked: ProfileUpdate = {
        expression: 'SET socials = list_append(socials, :social)',
        condition: 'attribute_exists(emailVerifiedAt)',
        values: { ':social': [social] },
      };
      return (
        (await writeAll<'gone' | 'taken'>([
          [updateProfile(userId, linked), 'gone'],
          [putName(keys.accountOfSocial(social.provider, social.subject), userId), 'taken'],
        ])) ?? 'linked'
      );
    },

    async changeEmail(userId, from, to, at) {
      const moved: ProfileUpdate = {
        expression: 'SET email = :to, emailVerifiedAt = :at, mailState = :ok REMOVE complainedAt',
        condition: 'email = :from',
        values: { ':to': to, ':from': from, ':at': at, ':ok': 'ok' },
      };
      return (
        (await writeAll<'gone' | 'taken'>([
          [updateProfile(userId, moved), 'gone'],
          [putName(keys.accountOfEmail(to), userId), 'taken'],
          [{ Delete: { TableName: table().name, Key: keys.accountOfEmail(from) } }, 'gone'],
        ])) ?? 'changed'
      );
    },
  };
}

interface ProfileUpdate {
  readonly expression: string;
  readonly condition?: string;
  readonly values: Record<string, unknown>;
}

/** What is undefined is taken away. */
function updateOf(change: AccountChange) {
  const entries = Object.entries(change).map(([name, value], index) => ({ name, value, at: index }));
  const set = entries.filter(({ value }) => value !== undefined);
  const removed = entries.filter(({ value }) => value === undefined);
  return {
    UpdateExpression: [
      set.length > 0 ? `SET ${set.map(({ at }) => `#n${at} = :v${at}`).join(', ')}` : '',
      removed.length > 0 ? `REMOVE ${removed.map(({ at }) => `#n${at}`).join(', ')}` : '',
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(({ name, at }) => [`#n${at}`, name])),
    ...(set.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(set.map(({ value, at }) => [`:v${at}`, value])),
    }),
  };
}

function indexOfFailed(reasons: readonly CancellationReason[] | undefined): number {
  return reasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1;
}

export const accounts: Accounts = dynamoAccounts(processTable);
