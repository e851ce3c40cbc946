import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOf, idOf, LABELS, NOW, POSTS, putManyPosts } from '../../test-support/many-posts.ts';
import { type Dynamo, engines } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoLabels } from './labels.ts';
import { dynamoPosts } from './posts.ts';
import { dynamoPublishedPosts } from './published-posts.ts';
import { dynamoPostSearch } from './search-shards.ts';

describe('among 10,000 posts and 1,000 tags', () => {
  let dynamo: Dynamo;
  let table: Table;
  let requests = 0;
  beforeAll(async () => {
    dynamo = (await engines[0]?.start()) ?? expect.fail('No engine of DynamoDB runs here.');
    table = await dynamo.createTable();
    await putManyPosts(table);
    table.db.middlewareStack.add(
      (next) => (args) => {
        requests++;
        return next(args);
      },
      { step: 'initialize', name: 'counting' },
    );
  });
  afterAll(() => dynamo.stop());

  /** Counts the requests that a read makes, and returns the count with the read's result. */
  async function counted<T>(read: () => Promise<T>): Promise<[T, number]> {
    requests = 0;
    return [await read(), requests];
  }

  test.each([
    ['the first page of a list is one Query', 1, 0, 1],
    ['the fiftieth, by number, is one more for the keys before it', 50, 490, 2],
  ])('%s; by key each is one', async (_, page, first, queries) => {
    const lists = dynamoPublishedPosts(() => table);
    const [{ cards, next }, sent] = await counted(() => lists.list('ALL', { page }, NOW));
    expect([cards.map(({ id }) => id), sent]).toEqual([
      Array.from({ length: 10 }, (_, at) => idOf(first + at)),
      queries,
    ]);
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
    const [, again] = await counted(() => dynamoPostSearch(() => table).version('published'));
    expect(again).toBe(1);
  });

  test('a list hides posts that are published later, and its last page has no next', async () => {
    const lists = dynamoPublishedPosts(() => table);
    const { cards } = await lists.list('ALL', { page: 1 }, atOf(100));
    expect(cards[0]?.id).toBe(idOf(100));
    const last = await lists.list('ALL', { page: 1, size: 20 }, atOf(POSTS - 10));
    expect([last.cards.length, last.next]).toEqual([10, undefined]);
    for (const page of [1001, 5000]) expect(await lists.list('ALL', { page }, NOW)).toEqual({ cards: [] });
  });
});
