import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { changeWrite } from '../changes/changes.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { ID_LENGTH } from './picture-use-writes.ts';

const PAGE = 24;
/** The TTL of an unfinished upload; its file is deleted after a day too. */
const AWAITED_HOURS = 24;

const StoredUpload = v.object({
  id: v.string(),
  /** `awaiting` its file, `ready`, or `removing`: it cannot be used any more, and its files are being deleted. */
  state: v.picklist(['awaiting', 'ready', 'removing']),
  userId: v.string(),
  /** The file name on the uploader's device. */
  name: v.string(),
  createdAt: v.number(),
  /** The size of the largest file, once the picture is ready. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** The total size of the picture's files, bytes. */
  bytes: v.optional(v.number()),
  files: v.optional(v.array(v.string())),
  /** The content that shows the picture: `post:x1` for a post, `services` for a section of the site. */
  uses: v.optional(
    v.pipe(
      v.instance(Set<string>),
      v.transform((uses) => [...uses].sort()),
    ),
  ),
  /** The time since which the picture has been unused; absent while it is used. */
  unusedSince: v.optional(v.number()),
  /** The time until which a deleted post that uses the picture can be restored. */
  heldUntil: v.optional(v.number()),
  expiresAt: v.optional(v.number()),
});
/** A picture of the library, or one being uploaded. Instants in UTC ms. */
export type StoredUpload = Readonly<v.InferOutput<typeof StoredUpload>>;

export interface FinishedUpload {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly files: readonly string[];
}

export interface Uploads {
  add(upload: { readonly userId: string; readonly name: string }): Promise<string>;
  find(id: string): Promise<StoredUpload | undefined>;
  /**
   * Marks an upload as ready once its files are stored; idempotent. `gone`: the upload has expired or was removed
   * before.
   */
  finish(id: string, finished: FinishedUpload): Promise<'ready' | 'gone'>;
  /** Lists pictures that are ready, newest first. */
  list(after?: string): Promise<{ readonly uploads: readonly StoredUpload[]; readonly next?: string }>;
  /**
   * Begins a removal: from then on no post can start to use the picture, and its files may be deleted. `used`: the
   * picture is used, or was used after `unusedBefore`; `held`: a deleted post that uses it can still be restored. `by`
   * is the requesting account; absent for a job.
   */
  beginRemoval(
    id: string,
    options?: { unusedBefore?: number; by?: string },
  ): Promise<'removing' | 'used' | 'held' | 'gone'>;
  /** Deletes the row of a picture whose files are deleted. */
  endRemoval(id: string): Promise<void>;
  /** Lists the pictures whose removal is unfinished, and those unused since `unusedBefore`. */
  listToRemove(unusedBefore: number): Promise<readonly StoredUpload[]>;
}

export function dynamoUploads(table: () => Table, now: () => number = Date.now): Uploads {
  const page = async (after: string | undefined, limit?: number) => {
    const reading = { backwards: true, consistent: true, limit, after } as const;
    const { rows, next } = await queryRows(table(), keys.uploads(), reading);
    const uploads = rows.filter((row) => !isExpired(row, now())).map((row) => v.parse(StoredUpload, row));
    return { uploads, next };
  };
  const find = async (id: string) => {
    const item = await findItem(table(), keys.upload(id), 'consistent');
    return item && !isExpired(item, now()) ? v.parse(StoredUpload, item) : undefined;
  };

  return {
    find,

    async add({ userId, name: fileName }) {
      const id = makeId(now());
      const item = {
        ...keys.upload(id),
        type: 'upload',
        v: 1,
        id,
        state: 'awaiting',
        userId,
        name: fileName,
        createdAt: now(),
        expiresAt: expiresAfterHours(AWAITED_HOURS, now()),
      };
      await writeAll(table(), [
        [{ Put: { TableName: table().name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }, true],
      ]);
      return id;
    },

    async finish(id, { width, height, bytes, files }) {
      const found = await find(id);
      if (found?.state === 'ready') return 'ready';
      if (found?.state !== 'awaiting') return 'gone';
      const at = now();
      const write: Write = {
        Update: {
          TableName: table().name,
          Key: keys.upload(id),
          UpdateExpression:
            'SET #state = :ready, width = :width, height = :height, #bytes = :bytes, #files = :files, unusedSince = :now ' +
            'REMOVE expiresAt',
          ConditionExpression: '#state = :awaiting',
          ExpressionAttributeNames: { '#state': 'state', '#bytes': 'bytes', '#files': 'files' },
          ExpressionAttributeValues: {
            ':ready': 'ready',
            ':awaiting': 'awaiting',
            ':width': width,
            ':height': height,
            ':bytes': bytes,
            ':files': files,
            ':now': at,
          },
        },
      };
      const line = { at, kind: 'picture', subject: id, title: found.name };
      const change = { ...line, userId: found.userId, action: 'added' };
      const refused = await writeAll(table(), [
        [write, true],
        [changeWrite(table(), change), true],
      ]);
      // The condition fails when another request has finished the upload with the same files, or when the upload was
      // removed.
      return !refused || (await find(id))?.state === 'ready' ? 'ready' : 'gone';
    },

    async list(after) {
      const { uploads, next } = await page(after, PAGE);
      return { uploads: uploads.filter(({ state }) => state === 'ready'), ...(next !== undefined && { next }) };
    },

    async beginRemoval(id, { unusedBefore, by } = {}) {
      const found = await find(id);
      if (!found || found.state === 'awaiting') return 'gone';
      if (found.state === 'removing') return 'removing';
      const at = now();
      const write: Write = {
        Update: {
          TableName: table().name,
          Key: keys.upload(id),
          UpdateExpression: 'SET #state = :removing',
          ConditionExpression:
            '#state = :ready AND attribute_not_exists(#uses) AND unusedSince <= :unusedBefore ' +
            'AND (attribute_not_exists(heldUntil) OR heldUntil <= :now)',
          ExpressionAttributeNames: { '#state': 'state', '#uses': 'uses' },
          ExpressionAttributeValues: {
            ':removing': 'removing',
            ':ready': 'ready',
            ':unusedBefore': unusedBefore ?? at,
            ':now': at,
          },
        },
      };
      const line = { at, kind: 'picture', subject: id, title: found.name };
      const change = { ...line, ...(by !== undefined && { userId: by }), action: 'removed' };
      const refused = await writeAll(table(), [
        [write, true],
        [changeWrite(table(), change), true],
      ]);
      if (!refused) return 'removing';
      return found.uses || (found.heldUntil ?? 0) <= at ? 'used' : 'held';
    },

    async endRemoval(id) {
      await writeAll(table(), [
        [
          {
            Delete: {
              TableName: table().name,
              Key: keys.upload(id),
              ConditionExpression: 'attribute_not_exists(pk) OR #state = :removing',
              ExpressionAttributeNames: { '#state': 'state' },
              ExpressionAttributeValues: { ':removing': 'removing' },
            },
          },
          true,
        ],
      ]);
    },

    async listToRemove(unusedBefore) {
      const found: StoredUpload[] = [];
      let after: string | undefined;
      do {
        const { uploads, next } = await page(after);
        found.push(...uploads.filter((one) => isRemovable(one, unusedBefore)));
        after = next;
      } while (after !== undefined);
      return found;
    },
  };
}

function isRemovable({ state, uses, unusedSince }: StoredUpload, unusedBefore: number): boolean {
  if (state === 'removing') return true;
  return state === 'ready' && !uses && unusedSince !== undefined && unusedSince <= unusedBefore;
}

/** Builds an id that sorts by time, so that one Query lists the library; the random rest cannot be guessed. */
function makeId(now: number): string {
  const random = [...randomBytes(11)].map((byte) => (byte % 36).toString(36)).join('');
  return `${now.toString(36).padStart(9, '0')}${random}`.slice(0, ID_LENGTH);
}

export const uploads: Uploads = dynamoUploads(processTable);
