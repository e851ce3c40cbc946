import { isDeepStrictEqual } from 'node:util';
import { changeWrite } from '../changes/changes.ts';
import { keys } from '../keys.ts';
import { packJson } from '../stored-json.ts';
import { expiresAfterHours, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { labelCountWrites } from './labels.ts';
import { pictureWrites } from './picture-uses.ts';
import type { StoredPost } from './post-row.ts';
import { rowsOf, type Standing, titleOf } from './post-rows.ts';
import { searchWrites } from './search-shards.ts';
import type { WriteRefusal } from './write-refusal.ts';

/** The largest text of a post. A DynamoDB item holds 400 KB, and the post's other fields are small. */
const BODY_MOST_BYTES = 380_000;
/** DynamoDB's limit of writes in one transaction. */
const WRITES_MOST = 100;
const REVISIONS_KEPT_HOURS = 365 * 24;

type Refused = WriteRefusal | 'busy';

/** The number of attempts at a write. Many posts share a search shard, so concurrent writes conflict. */
const MAX_ATTEMPTS = 8;

/** The account that writes a post, and when. */
export interface PostAct {
  /** The account's id; absent when the schedule publishes a post. */
  readonly by?: string;
  readonly now: number;
  /** The previous version, to be stored as a revision. */
  readonly keeps?: StoredPost | undefined;
}

/**
 * Writes the difference between a post's snapshot as read and its next snapshot. The same transaction updates label
 * counts, picture uses and search words, and adds the log entry and the revision. The write is conditional on the post
 * being unchanged since the read. `before` is absent for a new post.
 */
export async function writeStanding(
  table: Table,
  before: Standing | undefined,
  after: Standing,
  act: PostAct,
): Promise<WriteRefusal | undefined> {
  const { keeps, now } = act;
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const writes = [
      ...rowWrites(table, before, after),
      ...(keeps ? [[putRevision(table, keeps, now), CHANGED] as const] : []),
      ...labelCountWrites(table, before, after),
      ...pictureWrites(table, before, after),
      ...(before?.post.state === after.post.state
        ? []
        : [[moveLine(table, before?.post, after.post, act), CHANGED] as const]),
      ...(await searchWrites(table, before, after)).map((write) => [write, 'busy'] as const),
    ];
    if (writes.length > WRITES_MOST || writes.some(([{ Put }]) => bodySize(Put?.Item) > BODY_MOST_BYTES))
      return { because: 'too-large' };
    const refused = await writeAll<Refused>(table, writes);
    if (refused !== 'busy') return refused;
  }
  throw new Error('Too many posts were written at once.');
}

const CHANGED = { because: 'changed' } as const;

function rowWrites({ name }: Table, before: Standing | undefined, after: Standing): (readonly [Write, Refused])[] {
  const was = before && rowsOf(before);
  const next = rowsOf(after);
  const isAsRead = before
    ? { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': before.post.revision } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const post = { Put: { TableName: name, Item: next.post, ...isAsRead } };
  const slugs = differ(was?.slugs ?? [], next.slugs);
  const others = differ(was?.others ?? [], next.others);
  return [
    [post, CHANGED],
    ...slugs.put.map((Item) => {
      const isFree = {
        ConditionExpression: 'attribute_not_exists(pk) OR postId = :post',
        ExpressionAttributeValues: { ':post': after.post.id },
      };
      return [{ Put: { TableName: name, Item, ...isFree } }, { because: 'slug-taken' }] as const;
    }),
    ...others.put.map((Item) => [{ Put: { TableName: name, Item } }, CHANGED] as const),
    ...[...slugs.gone, ...others.gone].map(
      ({ pk, sk }) => [{ Delete: { TableName: name, Key: { pk, sk } } }, CHANGED] as const,
    ),
  ];
}

type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

function differ(was: readonly Item[], next: readonly Item[]): { put: Item[]; gone: Item[] } {
  const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
  const before = new Map(was.map((item) => [keyOf(item), item]));
  const after = new Set(next.map(keyOf));
  return {
    put: next.filter((item) => !isDeepStrictEqual(before.get(keyOf(item)), item)),
    gone: was.filter((item) => !after.has(keyOf(item))),
  };
}

function putRevision({ name }: Table, post: StoredPost, now: number): Write {
  const { id, texts, slug, topic, tags, imageId, canonicalLink, revision, state, updatedAt, updatedBy } = post;
  const content = { slug, topic, tags, imageId, canonicalLink };
  const Item = {
    ...keys.postRevision(id, revision),
    ...{ type: 'post-revision', v: 1, revision, state, updatedAt, updatedBy, ...content },
    body: packJson(texts),
    expiresAt: expiresAfterHours(REVISIONS_KEPT_HOURS, now),
  };
  return { Put: { TableName: name, Item } };
}

/** Builds the log entry of a post that is created or changes state; edits in between are recorded as revisions. */
function moveLine(table: Table, before: StoredPost | undefined, after: StoredPost, { by, now }: PostAct): Write {
  const { id, state, texts } = after;
  const action = before?.state === 'deleted' ? 'undeleted' : state;
  const line = { at: now, kind: 'post', subject: id, title: titleOf(texts), action };
  return changeWrite(table, { ...line, ...(by !== undefined && { userId: by }) });
}

function bodySize(item: Readonly<Record<string, unknown>> | undefined): number {
  return item?.body instanceof Uint8Array ? item.body.length : 0;
}
