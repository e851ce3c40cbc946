import { batchGet } from '../batch-get.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { type PublishedPost, parseCard, parsePublished, type StoredCard } from './published-post.ts';

/** A list for readers: all posts, or those of an author, a tag, a topic. */
export type PostList = 'ALL' | { readonly author: number } | { readonly tag: string } | { readonly topic: string };

/**
 * The posts as readers get them, from partitions that hold nothing else. A job publishes a post up to a minute early so
 * that it appears on time; reads hide it until then.
 */
export interface PublishedPosts {
  /** Finds a post by its current slug or an earlier one. */
  findBySlug(slug: string, now: number): Promise<PublishedPost | undefined>;
  /**
   * Finds posts by their ids and publication times, and returns them in the given order; withdrawn posts are left out.
   */
  listNamed(wanted: readonly Pick<StoredCard, 'id' | 'publishedAt'>[]): Promise<StoredCard[]>;
  list(list: PostList, page: PageRequest, now: number): Promise<{ cards: StoredCard[]; next?: string }>;
}

export function dynamoPublishedPosts(table: () => Table): PublishedPosts {
  return {
    async findBySlug(slug, now) {
      const named = await findItem(table(), keys.postSlug(slug));
      if (!named) return undefined;
      const post = parsePublished(await findItem(table(), keys.publishedPost(String(named.postId))));
      return post && post.publishedAt <= now ? post : undefined;
    },

    async listNamed(wanted) {
      const items = await batchGet(
        table(),
        wanted.map(({ id, publishedAt }) => keys.postListed('ALL', publishedAt, id)),
      );
      const cards = new Map(items.map(parseCard).map((card) => [card.id, card]));
      return wanted.flatMap(({ id }) => cards.get(id) ?? []);
    },

    async list(list, page, now) {
      const { items, next } = await listPage(table(), keys.postList(nameOf(list)).pk, page, now);
      return { cards: items.map(parseCard), ...(next !== undefined && { next }) };
    },
  };
}

function nameOf(list: PostList): string {
  if (list === 'ALL') return list;
  if ('author' in list) return `AUTHOR#${list.author}`;
  return 'tag' in list ? `TAG#${list.tag}` : `TOPIC#${list.topic}`;
}

export const publishedPosts: PublishedPosts = dynamoPublishedPosts(processTable);
