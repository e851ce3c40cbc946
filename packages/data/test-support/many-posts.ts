import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { withinShard } from '../src/blog/search-words.ts';
import { keys } from '../src/keys.ts';
import { packJson } from '../src/stored-json.ts';
import type { Table } from '../src/table.ts';

/** The publication time of the newest post. Each older post is published a minute before the next newer one. */
export const NOW = Date.UTC(2026, 10, 24, 12);
export const POSTS = 10_000;
export const LABELS = 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
export const idOf = (index: number) =>
  [index % 32, ...[...index.toString(32).padStart(11, '0')].map((digit) => Number.parseInt(digit, 32))]
    .map((at) => LETTERS[at])
    .join('');

const summary = 'What its numbers say, how old they are, and where the swell that they tell of was made by the wind.';
const textOf = (index: number) => ({ title: `Reading buoy number ${index} in winter`, summary });
export const atOf = (index: number) => NOW - index * 60_000;

/** The text has so many different words that it compresses badly. */
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

/** Puts 10,000 published posts, as many drafts and 1,000 tags into a table; half of the tags are used by posts. */
export async function putManyPosts({ db, name }: Table): Promise<void> {
  const all = [...rows()];
  for (let at = 0; at < all.length; at += 25) {
    const writes = all.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [name]: writes } }));
  }
}
