import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { BOARDS } from '@groundswell/contracts';
import * as v from 'valibot';
import { retryConflicts } from '../favorites/change-favorites.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import { writeAll } from '../write-all.ts';

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
/** The conditions of an hour as they were told when the surf was kept. */
export type SurfConditions = Readonly<v.InferOutput<typeof Conditions>>;

const Told = v.object({ rating: v.number(), board: v.nullable(v.picklist(BOARDS)), note: v.string() });
/** What its owner writes of a surf. */
export type ToldOfSurf = Readonly<v.InferOutput<typeof Told>>;

const Row = v.object({
  /** '2026-11-20T14~<id>': its hour, UTC, and an id that its sender made. */
  key: v.string(),
  beachId: v.number(),
  /** UTC ms. */
  at: v.number(),
  conditions: v.optional(Conditions),
  revision: v.number(),
  ...Told.entries,
});
export type StoredSurf = Readonly<v.InferOutput<typeof Row>>;

export interface SurfLog {
  /** Keeps a surf; one with its key already is left as it is. `gone`: the account was deleted. */
  add(userId: string, surf: Omit<StoredSurf, 'revision'>, most: number): Promise<'added' | 'full' | 'gone'>;
  /** The newest first, after one of them. */
  list(userId: string, most: number, after?: string): Promise<readonly StoredSurf[]>;
  /** Changes a surf as it was read; `changed`: elsewhere meanwhile, or it is gone. */
  change(userId: string, key: string, revision: number, told: ToldOfSurf): Promise<'done' | 'changed'>;
  /** Idempotent. */
  remove(userId: string, key: string): Promise<void>;
}

/** A row for each surf, and one that counts them: both are written at once, so that the count is right. */
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

  return {
    async add(userId, surf, most) {
      const { name: TableName } = table();
      const refused = await writeAll<'known' | 'full' | 'gone'>(table(), [
        [
          {
            Put: {
              TableName,
              Item: { ...keys.surf(userId, surf.key), type: 'surf', v: SURF_V, revision: 1, ...surf },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          'known',
        ],
        [count(userId, 1, most), 'full'],
        [
          {
            ConditionCheck: {
              TableName,
              Key: keys.profile(userId),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
          'gone',
        ],
      ]);
      return refused === undefined || refused === 'known' ? 'added' : refused;
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
        UpdateExpression: 'SET rating = :rating, board = :board, note = :note, revision = :next',
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
      ]);
    },
  };
}

export const surfLog: SurfLog = dynamoSurfLog(processTable);
