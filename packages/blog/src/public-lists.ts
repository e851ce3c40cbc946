import type { CountedLabel, LabelKind, Language, PostCard } from '@groundswell/contracts';
import {
  authors,
  labels,
  type PostList,
  publishedPosts,
  type StoredAuthor,
  type StoredCard,
  type StoredLabel,
} from '@groundswell/data/blog';
import { cardReply, labelReply } from './public-post.ts';
import { readRelated } from './read-related.ts';
import { unknownAuthor } from './refusals.ts';

interface CardsQuery {
  readonly lang: Language;
  /** The page number, from 1. */
  readonly page?: number;
  readonly after?: string | undefined;
}

interface CardPage {
  data: PostCard[];
  next?: string;
}

/** Lists ten posts, by page number or after a cursor. */
export async function listCards(list: PostList, { lang, page = 1, after }: CardsQuery): Promise<CardPage> {
  const { cards, next } = await publishedPosts.list(list, { page, after }, Date.now());
  return { data: await cardReplies(cards, lang), ...(next !== undefined && { next }) };
}

/**
 * Returns an author of at least one published post. Throws NotFoundError for other writers, whose existence readers
 * must not learn.
 */
export async function findPublishedAuthor(id: number): Promise<StoredAuthor> {
  const [author, { cards }] = await Promise.all([
    authors.find(id),
    publishedPosts.list({ author: id }, { page: 1 }, Date.now()),
  ]);
  if (!author || cards.length === 0) throw unknownAuthor();
  return author;
}

/** Presents posts as list entries, with the current names of authors, tags and topics. */
export async function cardReplies(cards: readonly StoredCard[], lang: Language): Promise<PostCard[]> {
  const beside = await readRelated(cards);
  return cards.map((card) => cardReply(card, lang, beside));
}

/** Lists the tags or topics of published posts, by name. */
export async function listLabels(kind: LabelKind, lang: Language): Promise<CountedLabel[]> {
  const { labels: used } = await labels.list(kind, undefined, 'used');
  return used.map((label) => countedLabel(label, lang)).sort((one, other) => one.name.localeCompare(other.name, lang));
}

export function countedLabel(label: StoredLabel, lang: Language): CountedLabel {
  return { ...labelReply(label, lang), posts_count: label.posts };
}
