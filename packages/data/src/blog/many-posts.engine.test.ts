import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, engines } from '../../test-support/start-dynamo.ts';
import { keys } from '../keys.ts';
import { packJson } from '../stored-json.ts';
import type { Table } from '../table.ts';
import { dynamoLabels } from './labels.ts';
import { dynamoPosts } from './posts.ts';
import { dynamoPublishedPosts } from './published-posts.ts';
import { dynamoPostSearch } from './search-shards.ts';
import { withinShard } from './search-words.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const POSTS = 10_000;
const LABELS = 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const idOf = (index: number) =>
  [index % 32, ...[...index.toString(32).padStart(11, '0')].map((digit) => Number.parseInt(digit, 32))]
    .map((at) => LETTERS[at])
    .join('');

const summary = 'What its numbers say, how old they are, and where the swell that they tell of was made by the wind.';
const textOf = (index: number) => ({ title: `Reading buoy number ${index} in winter`, summary });
const atOf = (index: number) => NOW - index * 60_000;

/** So many different words of a text that they compress badly. */
const bodyOf = (index: number) =>
  Array.from({ length: 300 }, (_, at) => ((index * 7919 + at * 104_729) % 60_466_176).toString(36)).join(' ');

function cardOf(index: number) {
  const text = { ...textOf(index), imageAlt: '', imageCaption: '', readMinutes: 4 };
  const card = {
    id: idOf(index),
    slug: `post-${index}`,
    authorId: 7,
    publishedAt: atOf(index),
    tags: [],
    texts: { en: text },
  };
  return { type: 'post-card', v: 1, ...card };
}

function* rows(): Generator<Record<string, unknown>> {
  for (let index = 0; index < POSTS; index++) {
    yield { ...keys.postListed('ALL', atOf(index), idOf(index)), ...cardOf(index) };
    const desk = { id: idOf(index), slug: `post-${index}`, authorId: 7, state: 'draft', title: 'x', langs: ['en'] };
    yield { ...keys.deskListed('draft', undefined, atOf(index), idOf(index)), type: 'desk-post', v: 1, ...desk };
  }
  for (let index = 0; index < LABELS; index++) {
    const slug = `tag-${String(index).padStart(4, '0')}`;
    yield { ...keys.label('tags', slug), type: 'label', v: 1, slug, names: { en: `Tag ${index}` }, posts: index % 2 };
  }
  for (const letter of LETTERS) {
    const words = Array.from({ length: POSTS }, (_, index) => index).filter((index) => idOf(index).startsWith(letter));
    const shard = words.map((index) => {
      const { id, slug, authorId, publishedAt } = cardOf(index);
      const found = { labels: 'buoys science', texts: { en: textOf(index) }, body: bodyOf(index) };
      return [id, { id, slug, authorId, publishedAt, ...found }] as const;
    });
    const body = packJson(withinShard(Object.fromEntries(shard)));
    yield { ...keys.postSearch('published', letter), type: 'post-search', v: 1, revision: 1, body };
  }
}

describe('among 10,000 posts and 1,000 tags', () => {
  let dynamo: Dynamo;
  let table: Table;
  let requests = 0;
  beforeAll(async () => {
    dynamo = (await engines[0]?.start()) ?? expect.fail('No engine of DynamoDB runs here.');
    table = await dynamo.createTable();
    let batch: Record<string, unknown>[] = [];
    const flush = async () => {
      const writes = batch.map((Item) => ({ PutRequest: { Item } }));
      batch = [];
      if (writes.length > 0) await table.db.send(new BatchWriteCommand({ RequestItems: { [table.name]: writes } }));
    };
    for (const row of rows()) if (batch.push(row) === 25) await flush();
    await flush();
    table.db.middlewareStack.add(
      (next) => (args) => {
        requests++;
        return next(args);
      },
      { step: 'initialize', name: 'counting' },
    );
  });
  afterAll(() => dynamo.stop());

  /** How many requests a read makes, and its result. */
  async function counted<T>(read: () => Promise<T>): Promise<[T, number]> {
    requests = 0;
    return [await read(), requests];
  }

  test.each([
    ['the first page', 1, 0],
    ['the fiftieth', 50, 490],
  ])('%s of a list is one Query', async (_, page, first) => {
    const lists = dynamoPublishedPosts(() => table);
    const [{ cards, next }, sent] = await counted(() => lists.list('ALL', { page }, NOW));
    expect([cards.map(({ id }) => id), sent]).toEqual([Array.from({ length: 10 }, (_, at) => idOf(first + at)), 1]);
    const [after, again] = await counted(() => lists.list('ALL', { page: 1, after: next }, NOW));
    expect([after.cards[0]?.id, again]).toEqual([idOf(first + 10), 1]);
  });

  test('a page of drafts is one Query', async () => {
    const [{ rows: drafts }, sent] = await counted(() =>
      dynamoPosts(() => table).listDesk('draft', undefined, { page: 1 }),
    );
    expect([drafts.length, sent]).toEqual([10, 1]);
  });

  test('all tags, and those of published posts, are one Query', async () => {
    const labels = dynamoLabels(() => table);
    const [{ labels: all }, sent] = await counted(() => labels.list('tags'));
    const [{ labels: used }, again] = await counted(() => labels.list('tags', undefined, 'used'));
    expect([all.length, used.length, sent, again]).toEqual([LABELS, LABELS / 2, 1, 1]);
  });

  test('the words of all posts are read by one Query, with the texts of the newest', async () => {
    const [{ words }, sent] = await counted(() => dynamoPostSearch(() => table).list('published'));
    expect([words.length, sent]).toEqual([POSTS, 1]);
  });

  test('what is to come is on no page: a list ends with now, its last page with no next', async () => {
    const lists = dynamoPublishedPosts(() => table);
    const { cards } = await lists.list('ALL', { page: 1 }, atOf(100));
    expect(cards[0]?.id).toBe(idOf(100));
    const last = await lists.list('ALL', { page: 1, size: 20 }, atOf(POSTS - 10));
    expect([last.cards.length, last.next]).toEqual([10, undefined]);
  });
});
