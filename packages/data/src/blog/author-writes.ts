import type { Role } from '@groundswell/contracts';
import type { StoredAccount } from '../accounts/account-row.ts';
import { changeWrite } from '../changes/changes.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { pictureUseWrites } from '../uploads/picture-use-writes.ts';
import type { Write } from '../write-all.ts';
import type { AuthorProfile, StoredAuthor } from './author-row.ts';

type Update = NonNullable<Write['Update']>;

export function isAdmin({ name }: Table, userId: string): Write {
  return {
    ConditionCheck: {
      TableName: name,
      Key: keys.profile(userId),
      ConditionExpression: '#role = :admin',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': 'admin' },
    },
  };
}

/** Changes an account's role, conditional on the role that was read. */
export function roleWrite({ name }: Table, userId: string, { from, to }: { from: Role; to: Role }): Write {
  const update: Omit<Update, 'TableName' | 'Key'> = {
    UpdateExpression: 'SET #role = :to',
    ConditionExpression: '#role = :from',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':from': from, ':to': to },
  };
  return { Update: { TableName: name, Key: keys.profile(userId), ...update } };
}

/** Gives an account its author number, on condition that it has none. */
export function numberWrite({ name }: Table, { id }: StoredAccount, authorId: number): Write {
  return {
    Update: {
      TableName: name,
      Key: keys.profile(id),
      UpdateExpression: 'SET authorId = :id',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(authorId)',
      ExpressionAttributeValues: { ':id': authorId },
    },
  };
}

/**
 * Writes a profile, conditional on the account and picture that were read, and records which picture it shows. `leaves`
 * also removes the link to the account.
 */
export function profileWrites(
  table: Table,
  { id, userId, imageId: was }: StoredAuthor,
  { name, summaries, imageId, weekly }: AuthorProfile,
  now: number,
  leaves?: 'leaves',
): (readonly [Write, 'changed' | 'image-gone'])[] {
  const set = ['#name = :name', 'summaries = :summaries'];
  if (imageId !== undefined) set.push('imageId = :image');
  if (weekly) set.push('weekly = :weekly');
  const removed = [
    ...(imageId === undefined ? ['imageId'] : []),
    ...(weekly ? [] : ['weekly']),
    ...(leaves ? ['userId'] : []),
  ];
  const isAsRead = [
    'attribute_exists(pk)',
    userId === undefined ? 'attribute_not_exists(userId)' : 'userId = :user',
    was === undefined ? 'attribute_not_exists(imageId)' : 'imageId = :was',
  ];
  const write: Write = {
    Update: {
      TableName: table.name,
      Key: keys.author(id),
      UpdateExpression: `SET ${set.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
      ConditionExpression: isAsRead.join(' AND '),
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: {
        ':name': name,
        ':summaries': summaries,
        ...(imageId !== undefined && { ':image': imageId }),
        ...(weekly && { ':weekly': weekly }),
        ...(userId !== undefined && { ':user': userId }),
        ...(was !== undefined && { ':was': was }),
      },
    },
  };
  const pictures = { before: was === undefined ? [] : [was], after: imageId === undefined ? [] : [imageId] };
  return [
    [write, 'changed'],
    ...pictureUseWrites(table, [{ user: `author:${id}`, ...pictures }], now).map((one) => [one, 'image-gone'] as const),
  ];
}

/** Detaches an author from an account that is being erased: the posts stay, under the given name. */
export function detachAuthorWrites(table: Table, author: StoredAuthor, name: string, now: number): readonly Write[] {
  const { id } = author;
  return [
    ...profileWrites(table, author, { name, summaries: {} }, now, 'leaves').map(([write]) => write),
    changeWrite(table, { authorId: id, at: now, kind: 'writer', subject: `${id}`, action: 'left' }),
  ];
}
