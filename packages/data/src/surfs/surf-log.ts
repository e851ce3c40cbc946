import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { BOARDS } from '@groundswell/contracts';
import * as v from 'valibot';
import { retryConflicts } from '../favorites/change-favorites.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';

const SURF_V = 1;

const Conditions = v.object({
  faceM: v.optional(v.number()),
  condition: v.optional(v.picklist(['clean', 'fair', 'choppy'])),
  score: v.optional(v.number()),
  windMps: v.optional(v.number()),
  windFromDeg: v.optional(v.number()),
  swell: v.optional(v.object({ heightM: v.number(), periodS: v.number(), fromDeg: v.number() })),
  tideM: v.optional(v.number()),
});
/** The forecast conditions of an hour at the time the surf was stored. */
export type SurfConditions = Readonly<v.InferOutput<typeof Conditions>>;

const SurfFields = v.object({ rating: v.number(), board: v.nullable(v.picklist(BOARDS)), note: v.string() });
/** The fields of a surf that its owner writes. */
type SurfNotes = Readonly<v.InferOutput<typeof SurfFields>>;

const Row = v.object({
  /** '2026-11-20T14~<id>': the surf's UTC hour, and an id that the sending device chose. */
  key: v.string(),
  beachId: v.number(),
  /** UTC ms. */
  at: v.number(),
  conditions: v.optional(Conditions),
  revision: v.number(),
  /**
   * The sequence number of the upload that stored this surf; a higher number replaces a lower one. Absent once the
   * owner has edited the surf.
   */
  sent: v.optional(v.number()),
  ...SurfFields.entries,
});
export type StoredSurf = Readonly<v.InferOutput<typeof Row>>;

type NewSurf = Omit<StoredSurf, 'revision' | 'sent'> & { readonly sent: number };

/** The state of a surf's id: the key of its surf, or a tombstone without a key. */
const IdRow = v.object({ key: v.optional(v.string()) });
/** A tombstone keeps a removed surf removed when an offline device sends it again. */
const REMOVED_FOR_HOURS = 30 * 24;
/** Concurrent uploads retry, so that the one with the highest number is kept in whatever order they arrive. */
const MAX_ATTEMPTS = 5;
const idOf = (key: string) => key.slice(key.indexOf('~') + 1);

export interface SurfLog {
  /**
   * Adds a surf; the id in its key is unique. A later upload with the same id replaces the earlier one, even with
   * another text or hour. `changed`: the owner has changed or removed the surf. `gone`: the account was erased.
   */
  add(userId: string, surf: NewSurf, most: number): Promise<'added' | 'full' | 'changed' | 'gone'>;
  /** Lists at most `most` surfs, newest first, starting after the surf with the key `after`. */
  list(userId: string, most: number, after?: string): Promise<readonly StoredSurf[]>;
  /**
   * Changes a surf, conditional on the revision that was read. `changed`: the surf was removed, or another request
   * changed it meanwhile.
   */
  change(userId: string, key: string, revision: number, notes: SurfNotes): Promise<'done' | 'changed'>;
  /** Idempotent. */
  remove(userId: string, key: string): Promise<void>;
}

/**
 * A surf has its own row and a row for its id, beside a row that counts surfs. All are written in one transaction, so
 * that they agree.
 */
export function dynamoSurfLog(table: () => Table): SurfLog {
  const count = (userId: string, by: 1 | -1, most?: number) => ({
    Update: {
      TableName: table().name,
      Key: keys.surfCount(userId),
      UpdateExpression: 'SET #type = :type, v = :v ADD surfs :by',
      ...(most !== undefined && { ConditionExpression: 'attribute_not_exists(surfs) OR surfs < :most' }),
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'surf-count',
        ':v': SURF_V,
        ':by': by,
        ...(most !== undefined && { ':most': most }),
      },
    },
  });

  const put = (key: { pk: string; sk: string }, fields: object, condition?: object): Write => ({
    Put: { TableName: table().name, Item: { ...key, v: SURF_V, ...fields }, ...condition },
  });
  const putSurf = (userId: string, surf: StoredSurf, condition: object): Write =>
    put(keys.surf(userId, surf.key), { type: 'surf', ...surf }, condition);
  const putId = (userId: string, key: string, fields: object, condition?: object): Write =>
    put(keys.surfId(userId, idOf(key)), { type: 'surf-id', ...fields }, condition);
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
  const isAsRead = ({ revision }: StoredSurf) => ({
    ConditionExpression: 'revision = :read',
    ExpressionAttributeValues: { ':read': revision },
  });

  /**
   * Replaces the stored surf that has the same id. When another request changes the surf meanwhile, the replacement
   * reads it again and repeats.
   */
  const replace = async (userId: string, surf: NewSurf): Promise<'added' | 'changed'> => {
    for (let round = 0; round < MAX_ATTEMPTS; round++) {
      const named = await findItem(table(), keys.surfId(userId, idOf(surf.key)), 'consistent');
      const key = named && v.parse(IdRow, named).key;
      if (key === undefined) return 'changed';
      const row = await findItem(table(), keys.surf(userId, key), 'consistent');
      if (!row) continue;
      const kept = v.parse(Row, row);
      if (isSame(kept, surf)) return 'added';
      if (kept.sent === undefined || kept.sent >= surf.sent) return 'changed';
      const next = { ...surf, revision: kept.revision + 1 };
      const refused = await writeAll<'again'>(table(), [
        ...(key === surf.key
          ? [putSurf(userId, next, isAsRead(kept))]
          : [
              { Delete: { TableName: table().name, Key: keys.surf(userId, key), ...isAsRead(kept) } },
              putSurf(userId, next, isNew),
              putId(userId, surf.key, { key: surf.key }),
            ]
        ).map((write) => [write, 'again'] as const),
      ]);
      if (!refused) return 'added';
    }
    return 'changed';
  };

  return {
    async add(userId, surf, most) {
      const refused = await writeAll<'known' | 'full' | 'gone'>(table(), [
        [putId(userId, surf.key, { key: surf.key }, isNew), 'known'],
        [putSurf(userId, { ...surf, revision: 1 }, isNew), 'known'],
        [count(userId, 1, most), 'full'],
        [
          {
            ConditionCheck: {
              TableName: table().name,
              Key: keys.profile(userId),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
          'gone',
        ],
      ]);
      return refused === 'known' ? replace(userId, surf) : (refused ?? 'added');
    },

    async list(userId, most, after) {
      const { pk, sk: begins } = keys.surf(userId, '');
      const { rows } = await queryRows(
        table(),
        { pk, begins },
        { backwards: true, limit: most, consistent: true, after: after && keys.surf(userId, after).sk },
      );
      return rows.filter((row) => row.v === SURF_V).map((row) => v.parse(Row, row));
    },

    async change(userId, key, revision, { rating, board, note }) {
      const { db, name } = table();
      const update = new UpdateCommand({
        TableName: name,
        Key: keys.surf(userId, key),
        UpdateExpression: 'SET rating = :rating, board = :board, note = :note, revision = :next REMOVE sent',
        ConditionExpression: 'revision = :read',
        ExpressionAttributeValues: {
          ':rating': rating,
          ':board': board,
          ':note': note,
          ':read': revision,
          ':next': revision + 1,
        },
      });
      try {
        await retryConflicts(() => db.send(update));
        return 'done';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'changed';
        throw error;
      }
    },

    async remove(userId, key) {
      await writeAll(table(), [
        [
          {
            Delete: {
              TableName: table().name,
              Key: keys.surf(userId, key),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
          'gone',
        ],
        [count(userId, -1), 'gone'],
        [putId(userId, key, { expiresAt: expiresAfterHours(REMOVED_FOR_HOURS, Date.now()) }), 'gone'],
      ]);
    },
  };
}

/**
 * Returns whether a device sent the same surf again. The stored forecast conditions are not compared, because they
 * depend on when the surf arrived.
 */
function isSame(kept: StoredSurf, sent: NewSurf): boolean {
  const fieldsOf = ({ key, beachId, rating, board, note }: Omit<StoredSurf, 'revision'>) => [
    key,
    beachId,
    rating,
    board,
    note,
  ];
  return isDeepStrictEqual(fieldsOf(kept), fieldsOf(sent));
}

export const surfLog: SurfLog = dynamoSurfLog(processTable);
