import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { PostState } from '@groundswell/contracts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { unpackBody } from '../stored-json.ts';
import { isExpired, processTable, type Table } from '../table.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { parsePost, type StoredPost, type StoredRevision, type StoredTexts } from './post-row.ts';
import type { DeskRow, Standing } from './post-rows.ts';
import { parsePublished } from './published-post.ts';
import type { WriteRefusal } from './write-refusal.ts';
import { type PostAct, writeStanding } from './write-standing.ts';

export interface Posts {
  /** Finds the current version; undefined also when a deleted post has expired. */
  find(id: string): Promise<StoredPost | undefined>;
  /** Finds a post and its published version; for a deleted post, the version that was published before its deletion. */
  findStanding(id: string): Promise<Standing | undefined>;
  /** Writes the difference between two snapshots; see `writeSnapshot`. */
  write(before: Standing | undefined, after: Standing, act: PostAct): Promise<WriteRefusal | undefined>;
  /** Lists the posts in a state, of all authors or of one. */
  listDesk(
    state: PostState,
    authorId: number | undefined,
    page: PageRequest,
  ): Promise<{ rows: DeskRow[]; next?: string }>;
  /** Counts the posts in a state, up to a thousand. */
  countDesk(state: PostState, authorId: number | undefined): Promise<number>;
  /** Lists the scheduled posts due by an instant, the earliest first, a hundred at most. */
  listDue(until: number): Promise<{ readonly id: string; readonly publishAt: number }[]>;
  /** Lists earlier versions without their texts, newest first. */
  listRevisions(id: string): Promise<Pick<StoredRevision, 'revision' | 'state' | 'updatedAt' | 'updatedBy'>[]>;
  findRevision(id: string, revision: number): Promise<StoredRevision | undefined>;
}

const REVISIONS_LISTED = 100;
const DUE_AT_ONCE = 100;
const COUNTED_MOST = 1000;

export function dynamoPosts(table: () => Table): Posts {
  const find = async (id: string) => {
    const post = parsePost(await findItem(table(), keys.post(id), 'consistent'));
    return post && !isExpired(post, Date.now()) ? post : undefined;
  };
  return {
    find,

    async findStanding(id) {
      const post = await find(id);
      if (!post) return undefined;
      const isGone = post.state === 'deleted';
      if (!isGone && post.state !== 'published') return { post };
      const key = isGone ? keys.withdrawnPost(id) : keys.publishedPost(id);
      return { post, published: parsePublished(await findItem(table(), key, 'consistent')) };
    },

    write: (before, after, act) => writeStanding(table(), before, after, act),

    async listDesk(state, authorId, page) {
      const { items, next } = await listPage(table(), keys.desk(state, authorId).pk, page);
      return { rows: items as unknown as DeskRow[], ...(next !== undefined && { next }) };
    },

    async countDesk(state, authorId) {
      const { rows } = await queryRows(table(), keys.desk(state, authorId), { only: ['sk'], limit: COUNTED_MOST });
      return rows.length;
    },

    async listDue(until) {
      const { pk } = keys.desk('scheduled');
      const before = keys.deskListed('scheduled', undefined, until + 1, '').sk;
      const { rows } = await queryRows(table(), { pk, before }, { limit: DUE_AT_ONCE });
      return rows.map(({ id, publishAt }) => ({ id: String(id), publishAt: Number(publishAt) }));
    },

    async listRevisions(id) {
      const { db, name } = table();
      const { pk, sk } = keys.postRevisions(id);
      const found: Record<string, unknown>[] = [];
      let from: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await db.send(
          new QueryCommand({
            TableName: name,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
            ProjectionExpression: 'revision, #state, updatedAt, updatedBy, expiresAt',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
            ScanIndexForward: false,
            Limit: REVISIONS_LISTED - found.length,
            ExclusiveStartKey: from,
          }),
        );
        found.push(...Items);
        from = LastEvaluatedKey;
      } while (from && found.length < REVISIONS_LISTED);
      const kept = found.filter((item) => !isExpired(item, Date.now()));
      return kept.map(({ revision, state, updatedAt, updatedBy }) => ({
        revision: Number(revision),
        state: state as PostState,
        updatedAt: Number(updatedAt),
        updatedBy: Number(updatedBy),
      }));
    },

    async findRevision(id, revision) {
      const item = await findItem(table(), keys.postRevision(id, revision));
      if (item?.type !== 'post-revision' || isExpired(item, Date.now())) return undefined;
      const texts = unpackBody<StoredTexts>(item);
      return texts && ({ ...item, texts } as unknown as StoredRevision);
    },
  };
}

export const posts: Posts = dynamoPosts(processTable);
