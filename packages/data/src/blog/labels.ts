import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { LANGUAGES, type LabelKind } from '@groundswell/contracts';
import * as v from 'valibot';
import { batchGet } from '../batch-get.ts';
import { changeWrite } from '../changes/changes.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import type { Standing } from './post-rows.ts';
import type { WriteRefusal } from './write-refusal.ts';

const [en, es, zh] = LANGUAGES;
const Names = v.object({ [en]: v.optional(v.string()), [es]: v.optional(v.string()), [zh]: v.optional(v.string()) });
const Row = v.object({ slug: v.string(), names: Names, posts: v.number() });
/** A tag or a topic, with the number of published posts that carry it. */
export type StoredLabel = Readonly<v.InferOutput<typeof Row>>;

export interface Labels {
  find(kind: LabelKind, slug: string): Promise<StoredLabel | undefined>;
  /** Lists the labels with these slugs, in any order; missing ones are left out. */
  listNamed(wanted: readonly { readonly kind: LabelKind; readonly slug: string }[]): Promise<StoredLabel[]>;
  /**
   * Lists labels by slug, a thousand at most; `next` is absent at the end. `used` restricts the list to labels of
   * published posts.
   */
  list(kind: LabelKind, after?: string, used?: 'used'): Promise<{ labels: StoredLabel[]; next?: string }>;
  /** Creates or renames a label; adds a log entry when a person did so by hand. */
  save(kind: LabelKind, slug: string, names: StoredLabel['names'], by?: By): Promise<void>;
  /** Removes a label that no published post carries. Idempotent. */
  remove(kind: LabelKind, slug: string, by: By): Promise<'removed' | 'used'>;
}

/** The account and the instant (UTC ms) of an action. */
interface By {
  readonly userId: string;
  readonly now: number;
}

const LABELS_A_PAGE = 1000;

export function dynamoLabels(table: () => Table): Labels {
  const find: Labels['find'] = async (kind, slug) => {
    const item = await findItem(table(), keys.label(kind, slug), 'consistent');
    return item && v.parse(Row, item);
  };
  const line = (kind: LabelKind, subject: string, action: string, { userId, now }: By) =>
    changeWrite(table(), { userId, at: now, kind, subject, action });
  return {
    find,

    async listNamed(wanted) {
      const items = await batchGet(
        table(),
        wanted.map(({ kind, slug }) => keys.label(kind, slug)),
      );
      return items.map((item) => v.parse(Row, item));
    },

    async list(kind, after, used) {
      const { db, name } = table();
      const { pk } = keys.labels(kind);
      const { Items = [], LastEvaluatedKey } = await db.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk',
          ...(used && { FilterExpression: 'posts > :none' }),
          ExpressionAttributeValues: { ':pk': pk, ...(used && { ':none': 0 }) },
          Limit: LABELS_A_PAGE,
          ...(after !== undefined && { ExclusiveStartKey: keys.label(kind, after) }),
        }),
      );
      const labels = Items.map((item) => v.parse(Row, item));
      return { labels, ...(LastEvaluatedKey && { next: String(LastEvaluatedKey.sk) }) };
    },

    async save(kind, slug, names, by) {
      const write: Write = {
        Update: {
          TableName: table().name,
          Key: keys.label(kind, slug),
          UpdateExpression:
            'SET #type = :type, v = :v, slug = :slug, #names = :names, posts = if_not_exists(posts, :none)',
          ExpressionAttributeNames: { '#type': 'type', '#names': 'names' },
          ExpressionAttributeValues: { ':type': 'label', ':v': 1, ':slug': slug, ':names': names, ':none': 0 },
        },
      };
      await writeAll(table(), [[write, true], ...(by ? [[line(kind, slug, 'saved', by), true] as const] : [])]);
    },

    async remove(kind, slug, by) {
      const write: Write = {
        Delete: {
          TableName: table().name,
          Key: keys.label(kind, slug),
          ConditionExpression: 'posts = :none',
          ExpressionAttributeValues: { ':none': 0 },
        },
      };
      const refused = await writeAll(table(), [
        [write, true],
        [line(kind, slug, 'removed', by), true],
      ]);
      return refused && (await find(kind, slug)) ? 'used' : 'removed';
    },
  };
}

/**
 * Returns the writes that update the counts of tags and topics. The writes fail when a tag or topic that the post gains
 * has been removed meanwhile.
 */
export function labelCountWrites(
  { name }: Table,
  before: Standing | undefined,
  after: Standing,
): (readonly [Write, WriteRefusal])[] {
  const was = labelsOf(before);
  const next = labelsOf(after);
  const count = ({ kind, slug }: Used, step: 1 | -1): readonly [Write, WriteRefusal] => [
    {
      Update: {
        TableName: name,
        Key: keys.label(kind, slug),
        UpdateExpression: 'ADD posts :step',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':step': step },
      },
    },
    { because: kind === 'tags' ? 'tag-gone' : 'topic-gone', slug },
  ];
  return [
    ...next.filter((one) => !includes(was, one)).map((one) => count(one, 1)),
    ...was.filter((one) => !includes(next, one)).map((one) => count(one, -1)),
  ];
}

interface Used {
  readonly kind: LabelKind;
  readonly slug: string;
}

function labelsOf(standing: Standing | undefined): Used[] {
  const { post, published } = standing ?? {};
  if (!published || post?.state === 'deleted') return [];
  return [
    ...published.tags.map((slug) => ({ kind: 'tags', slug }) as const),
    ...(published.topic === undefined ? [] : [{ kind: 'topics', slug: published.topic } as const]),
  ];
}

function includes(among: readonly Used[], { kind, slug }: Used): boolean {
  return among.some((one) => one.kind === kind && one.slug === slug);
}

export const labels: Labels = dynamoLabels(processTable);
