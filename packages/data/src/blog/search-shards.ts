import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@groundswell/contracts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryAllRows, type Row } from '../query-rows.ts';
import { packJson, unpackBody } from '../stored-json.ts';
import { processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';
import { languagesOf, type StoredPost } from './post-row.ts';
import type { Standing } from './post-rows.ts';
import type { PublishedPost } from './published-post.ts';
import { withinShard, wordsOfHtml } from './search-words.ts';

/** The words under which search finds a published post. */
export interface PublishedWords {
  readonly id: string;
  readonly publishedAt: number;
  readonly labels: string;
  readonly texts: Readonly<Partial<Record<Language, { readonly title: string; readonly summary: string }>>>;
  /** The words of its text in all languages; absent when newer posts fill the shard. */
  readonly body?: string;
}
/** The words under which the editorial desk's search finds a post; deleted posts have none. */
export interface DeskWords {
  readonly id: string;
  readonly authorId: number;
  readonly state: StoredPost['state'];
  readonly titles: readonly string[];
}
type Scope = 'published' | 'desk';
type WordsOf<S extends Scope> = S extends 'published' ? PublishedWords : DeskWords;

export interface PostSearch {
  /**
   * Reads the words of all posts by one Query: shards are compressed with brotli, and 10,000 posts are under a
   * megabyte. `version` changes with the words.
   */
  list<S extends Scope>(scope: S): Promise<{ readonly words: WordsOf<S>[]; readonly version: string }>;
  /** Reads the current version, without the words. */
  version(scope: Scope): Promise<string>;
}

type Shard = Readonly<Record<string, PublishedWords | DeskWords>>;

/**
 * Returns the writes that change a post's words in its shards, conditional on each shard's revision; none when its
 * words are unchanged.
 */
export async function searchWrites(table: Table, before: Standing | undefined, after: Standing): Promise<Write[]> {
  const scopes = (['published', 'desk'] as const).map((scope) => ({
    scope,
    was: before && wordsOf(scope, before),
    next: wordsOf(scope, after),
  }));
  const changed = scopes.filter(({ was, next }) => !isDeepStrictEqual(was, next));
  return Promise.all(changed.map(({ scope, next }) => writeShard(table, scope, after.post.id, next)));
}

async function writeShard(
  table: Table,
  scope: Scope,
  id: string,
  next: PublishedWords | DeskWords | undefined,
): Promise<Write> {
  const key = keys.postSearch(scope, shardOf(id));
  const item = await findItem(table, key, 'consistent');
  const { [id]: _before, ...others } = (item && unpackBody<Shard>(item)) ?? {};
  const revision = Number(item?.revision ?? 0);
  const body = packJson(withinShard(next ? { ...others, [id]: next } : others));
  return {
    Put: {
      TableName: table.name,
      Item: { ...key, type: 'post-search', v: 1, revision: revision + 1, body },
      ...(item
        ? { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': revision } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  };
}

/**
 * Returns the shard of a post: the first character of its random id. An id uses 32 different characters, so there are
 * 32 shards.
 */
function shardOf(id: string): string {
  return id.slice(0, 1);
}

function wordsOf(scope: Scope, { post, published }: Standing): PublishedWords | DeskWords | undefined {
  if (post.state === 'deleted') return undefined;
  if (scope === 'published') return published && publishedWords(published);
  const titles = languagesOf(post.texts).flatMap((lang) => post.texts[lang]?.title || []);
  return { id: post.id, authorId: post.authorId, state: post.state, titles };
}

function publishedWords({ id, publishedAt, topic, tags, texts, bodies }: PublishedPost): PublishedWords {
  const labels = [topic ?? '', ...tags].join(' ').replaceAll('-', ' ').trim();
  const words = languagesOf(texts).map((lang) => {
    const { title = '', summary = '' } = texts[lang] ?? {};
    return [lang, { title, summary }] as const;
  });
  const body = wordsOfHtml(
    languagesOf(texts)
      .map((lang) => bodies[lang]?.html)
      .join(' '),
  );
  return { id, publishedAt, labels, texts: Object.fromEntries(words), body };
}

export function dynamoPostSearch(table: () => Table): PostSearch {
  return {
    async list<S extends Scope>(scope: S) {
      const rows = await queryAllRows(table(), keys.postSearches(scope));
      return {
        words: rows.flatMap((row) => Object.values(unpackBody<Record<string, WordsOf<S>>>(row) ?? {})),
        version: versionOf(rows),
      };
    },

    async version(scope) {
      return versionOf(await queryAllRows(table(), keys.postSearches(scope), { only: ['sk', 'revision'] }));
    },
  };
}

function versionOf(shards: readonly Row[]): string {
  return shards.map(({ sk, revision }) => `${sk}${revision}`).join(' ');
}

export const postSearch: PostSearch = dynamoPostSearch(processTable);
