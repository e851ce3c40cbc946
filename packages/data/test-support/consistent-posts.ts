import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { usesOf } from '../src/blog/picture-uses.ts';
import { parsePost } from '../src/blog/post-row.ts';
import { rowsOf, type Standing } from '../src/blog/post-rows.ts';
import { parsePublished } from '../src/blog/published-post.ts';
import { keys } from '../src/keys.ts';
import { unpackBody } from '../src/stored-json.ts';
import { processTable } from '../src/table.ts';
import { readTable } from './read-table.ts';

type Row = Readonly<Record<string, unknown>>;
const FOLLOWING = ['post', 'post-slug', 'published-post', 'post-card', 'desk-post'];

/**
 * Expects the table to hold exactly what follows from its posts: rows, tag counts, search words and uses of pictures.
 */
export async function expectConsistent(): Promise<void> {
  const rows = await readTable(processTable());
  const at = new Map(rows.map((row) => [keyOf(row), row]));
  const standings = rows.flatMap((row) => standingOf(row, at));
  const expected = standings.flatMap((standing) => {
    const { post, slugs, others } = rowsOf(standing);
    return [post, ...slugs, ...others];
  });
  const actual = rows.filter(({ type }) => FOLLOWING.includes(String(type)));
  expect(actual.map(keyOf).sort()).toEqual(expected.map(keyOf).sort());
  for (const row of expected) expect(plain(at.get(keyOf(row)))).toEqual(plain(row));

  const out = standings.filter(({ post }) => post.state === 'published');
  for (const { pk, sk, posts } of rows.filter(({ type }) => type === 'label')) {
    const carries = out.filter(({ published: { tags = [], topic } = {} }) =>
      pk === keys.labels('tags').pk ? tags.includes(String(sk)) : topic === sk,
    );
    expect([sk, posts]).toEqual([sk, carries.length]);
  }
  const uses = standings.flatMap((standing) =>
    Object.entries(usesOf(standing)).flatMap(([of, ids]) =>
      ids.map((id) => ({ id, user: `${of}:${standing.post.id}` })),
    ),
  );
  for (const { id, uses: users = new Set<string>() } of rows.filter(({ type }) => type === 'upload')) {
    const expected = uses.filter((use) => use.id === id).map(({ user }) => user);
    expect([id, [...(users as Set<string>)].sort()]).toEqual([id, expected.sort()]);
  }
  const shards = rows.filter(({ type }) => type === 'post-search');
  const idsOf = (scope: 'published' | 'desk') =>
    shards
      .filter(({ pk }) => pk === keys.postSearches(scope).pk)
      .flatMap((shard) => Object.keys(unpackBody<Row>(shard) ?? {}))
      .sort();
  expect(idsOf('published')).toEqual(out.map(({ post }) => post.id).sort());
  const kept = standings.filter(({ post }) => post.state !== 'deleted');
  expect(idsOf('desk')).toEqual(kept.map(({ post }) => post.id).sort());
}

function standingOf(row: Row, at: ReadonlyMap<string, Row>): Standing[] {
  const post = parsePost(row);
  if (!post) return [];
  const published = at.get(keyOf(keys.publishedPost(post.id))) ?? at.get(keyOf(keys.withdrawnPost(post.id)));
  return [{ post, published: parsePublished(published) }];
}

function keyOf({ pk, sk }: Row): string {
  return `${pk} ${sk}`;
}

/** Drops absent fields, which the table does not store, and converts bytes to text. */
function plain(row: Row | undefined): unknown {
  const { body, ...rest } = row ?? {};
  const bytes = body instanceof Uint8Array ? Buffer.from(body).toString('base64') : body;
  return JSON.parse(JSON.stringify({ ...rest, body: bytes }));
}

export async function emptyTable(): Promise<void> {
  const { db, name } = processTable();
  for (const { pk, sk } of await readTable({ db, name }))
    await db.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
}
