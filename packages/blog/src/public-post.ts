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

/** Shown for an author without a picture. */
const DEFAULT_AVATAR = '/avatar.svg';

export function cardReply(card: StoredCard, wanted: Language): PostCard {
  const lang = languageFor(card.texts, wanted);
  const text = card.texts[lang];
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
    labels: [...card.tags, ...(card.topic === undefined ? [] : [card.topic])],
    lang,
  };
}

/** What a post's page shows beside the post. */
export interface Beside {
  readonly author: StoredAuthor | undefined;
  readonly tags: readonly StoredLabel[];
  readonly topics: readonly StoredLabel[];
}

export function postReply(post: PublishedPost, wanted: Language, { author, tags, topics }: Beside): PostReply {
  const card = cardReply(post, wanted);
  const body = post.bodies[card.lang];
  const [topic] = topics;
  return {
    ...card,
    body: body?.html ?? '',
    // In the order of the post.
    tags: post.tags
      .flatMap((slug) => tags.find((one) => one.slug === slug) ?? [])
      .map((one) => labelReply(one, wanted)),
    topic: topic ? labelReply(topic, wanted) : null,
    updated_at: new Date(post.updatedAt).toISOString(),
    langs: languagesOf(post.texts),
    meta: {
      canonical_link: post.canonicalLink ?? null,
      title: body?.seoTitle || card.title,
      description: body?.seoDescription || card.summary,
    },
    user: authorReply(author, post.authorId, wanted),
  };
}

export function labelReply({ slug, names }: StoredLabel, lang: Language): Label {
  return { id: slug, slug, name: names[languageFor(names, lang)] ?? slug };
}

/** Without the account behind it. */
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
