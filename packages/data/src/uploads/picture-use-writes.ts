import { pictureOf } from '@groundswell/contracts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import type { Write } from '../write-all.ts';

/** The length of a picture's id. */
export const ID_LENGTH = 20;

/**
 * The pictures that a piece of content (`user`, for example `post:x1`) shows before and after a change, by name or by
 * id.
 */
interface Uses {
  readonly user: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Returns the writes that record which content shows which pictures, one write per picture, for the transaction that
 * changes the content. The transaction fails when a picture was removed meanwhile, so that no content refers to a
 * missing picture. With `heldUntil`, pictures that are no longer shown stay at least until then.
 */
export function pictureUseWrites(
  { name }: Table,
  uses: readonly Uses[],
  now: number,
  { heldUntil }: { readonly heldUntil?: number | undefined } = {},
): readonly Write[] {
  const joined = usersOf(uses, ({ before, after }) => after.filter((one) => !before.includes(one)));
  const left = usersOf(uses, ({ before, after }) => before.filter((one) => !after.includes(one)));
  const holds = heldUntil !== undefined;
  return [
    ...[...joined].map(([id, users]) => ({
      Update: {
        TableName: name,
        Key: keys.upload(id),
        UpdateExpression: 'ADD #uses :users REMOVE unusedSince',
        ConditionExpression: '#state = :ready',
        ExpressionAttributeNames: { '#uses': 'uses', '#state': 'state' },
        ExpressionAttributeValues: { ':users': users, ':ready': 'ready' },
      },
    })),
    ...[...left].map(([id, users]) => ({
      Update: {
        TableName: name,
        Key: keys.upload(id),
        UpdateExpression: `DELETE #uses :users SET unusedSince = :now${holds ? ', heldUntil = :until' : ''}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#uses': 'uses' },
        ExpressionAttributeValues: { ':users': users, ':now': now, ...(holds && { ':until': heldUntil }) },
      },
    })),
  ];
}

/** Groups pieces of content by picture id, since a transaction may write an item only once. */
function usersOf(uses: readonly Uses[], picturesOf: (of: Uses) => readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const of of uses)
    for (const id of picturesOf(of).map(idOf)) found.set(id, (found.get(id) ?? new Set()).add(of.user));
  return found;
}

/** Returns the id in a picture's name, which is the id and its size, `mbq3…-1600x1067`. */
function idOf(picture: string): string {
  return picture.slice(0, ID_LENGTH);
}

const PATH = /\/uploads\/[a-z0-9]{20}-\d{2,5}x\d{2,5}/g;

/** Returns the ids of the library's pictures in a content; pictures from elsewhere are ignored. */
export function picturesIn(content: unknown): string[] {
  const paths = JSON.stringify(content)?.match(PATH) ?? [];
  return [...new Set(paths.flatMap((path) => pictureOf(path.slice('/uploads/'.length))?.id ?? []))];
}
