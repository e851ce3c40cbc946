import type { CountedLabel, LabelKind, Language, PostCard } from '@groundswell/contracts';
import { labels, type PostList, publishedPosts, type StoredLabel } from '@groundswell/data/blog';
import { cardReply, labelReply } from './public-post.ts';

interface Asked {
  readonly lang: Language;
  readonly after?: string | undefined;
}

/** Ten posts of a list, from its newest or from behind one. */
export async function listCards(list: PostList, { lang, after }: Asked): Promise<{ data: PostCard[]; next?: string }> {
  const { cards, next } = await publishedPosts.list(list, { page: 1, after }, Date.now());
  return { data: cards.map((card) => cardReply(card, lang)), ...(next !== undefined && { next }) };
}

/** The tags or topics of published posts, by name. */
export async function listLabels(kind: LabelKind, lang: Language): Promise<CountedLabel[]> {
  const { labels: used } = await labels.list(kind, undefined, 'used');
  return used.map((label) => countedLabel(label, lang)).sort((one, other) => one.name.localeCompare(other.name, lang));
}

export function countedLabel(label: StoredLabel, lang: Language): CountedLabel {
  return { ...labelReply(label, lang), posts_count: label.posts };
}
