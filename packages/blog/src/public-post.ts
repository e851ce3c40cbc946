import {
  type AuthorReply,
  imagePath,
  type Label,
  type Language,
  type PostCard,
  type PostReply,
} from '@groundswell/contracts';
import {
  languageFor,
  languagesOf,
  type PublishedPost,
  type StoredAuthor,
  type StoredCard,
  type StoredLabel,
} from '@groundswell/data/blog';

/** The default picture of an author. */
const DEFAULT_AVATAR = '/avatar.svg';

/** The authors, tags and topics of some posts, each once and in any order. */
export interface RelatedEntities {
  readonly authors: readonly StoredAuthor[];
  readonly tags: readonly StoredLabel[];
  readonly topics: readonly StoredLabel[];
}

export function cardReply(card: StoredCard, wanted: Language, { authors, tags, topics }: RelatedEntities): PostCard {
  const lang = languageFor(card.texts, wanted);
  const text = card.texts[lang];
  const topic = topics.find(({ slug }) => slug === card.topic);
  const author = authors.find(({ id }) => id === card.authorId);
  const { summary: _, ...user } = authorReply(author, card.authorId, wanted);
  return {
    id: card.id,
    user_id: card.authorId,
    slug: card.slug,
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    featured_image: card.imageId === undefined ? null : imagePath(card.imageId),
    featured_image_alt: text?.imageAlt ?? '',
    featured_image_caption: text?.imageCaption ?? '',
    published_at: new Date(card.publishedAt).toISOString(),
    read_time: text?.readMinutes ?? 1,
    // The tags keep the post's order.
    tags: card.tags
      .flatMap((slug) => tags.find((tag) => tag.slug === slug) ?? [])
      .map((tag) => labelReply(tag, wanted)),
    topic: topic ? labelReply(topic, wanted) : null,
    user,
    lang,
  };
}

export function postReply(post: PublishedPost, wanted: Language, beside: RelatedEntities): PostReply {
  const card = cardReply(post, wanted, beside);
  const body = post.bodies[card.lang];
  return {
    ...card,
    body: body?.html ?? '',
    updated_at: new Date(post.updatedAt).toISOString(),
    langs: languagesOf(post.texts),
    meta: {
      canonical_link: post.canonicalLink ?? null,
      title: body?.seoTitle || card.title,
      description: body?.seoDescription || card.summary,
    },
  };
}

export function labelReply({ slug, names }: StoredLabel, lang: Language): Label {
  return { id: slug, slug, name: names[languageFor(names, lang)] ?? slug };
}

/** Presents an author without data of the account. */
export function authorReply(author: StoredAuthor | undefined, id: number, lang: Language): AuthorReply {
  const summaries = author?.summaries ?? {};
  return {
    id,
    name: author?.name ?? '',
    summary: summaries[languageFor(summaries, lang)] ?? '',
    avatar: author?.imageId === undefined ? null : imagePath(author.imageId),
    default_avatar: DEFAULT_AVATAR,
  };
}
