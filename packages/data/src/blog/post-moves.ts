import type { StoredContent, StoredPost } from './post-row.ts';
import type { Standing } from './post-rows.ts';
import type { PublishedPost } from './published-post.ts';

/** For so long a deleted post can be brought back. */
export const DELETED_KEPT_DAYS = 30;
const DAY_S = 86_400;

interface Act {
  /** The writer's number. */
  readonly by: number;
  readonly now: number;
}

/** A post that is not kept yet. */
export function newPost(id: string, content: StoredContent, { by, now }: Act): StoredPost {
  const made = { createdAt: now, updatedAt: now, updatedBy: by, keptAt: now };
  return { id, authorId: by, state: 'draft', usedSlugs: [], revision: 1, ...made, ...content };
}

/** The same post with another text; where it stands stays. */
export function withContent(post: StoredPost, content: StoredContent, { by, now }: Act): StoredPost {
  const { topic: _topic, imageId: _image, canonicalLink: _link, ...rest } = post;
  return { ...rest, ...content, revision: post.revision + 1, updatedAt: now, updatedBy: by };
}

/** Without what belongs to a state. */
function bare(post: StoredPost): StoredPost {
  const { publishAt, publishedAt, publishedRevision, deletedFrom, deletedAt, expiresAt, ...rest } = post;
  return rest;
}

/** A move is a revision too: who looked at the post before it decides anew. */
function moved(post: StoredPost): StoredPost {
  return { ...bare(post), revision: post.revision + 1 };
}

export function toDraft({ post }: Standing): Standing {
  return { post: { ...moved(post), state: 'draft' } };
}

export function toReview({ post }: Standing): Standing {
  return { post: { ...moved(post), state: 'review' } };
}

export function toScheduled({ post }: Standing, publishAt: number): Standing {
  return { post: { ...moved(post), state: 'scheduled', publishAt } };
}

/** What readers get is made of its text by the caller; its slug leads to it from now on. */
export function toPublished({ post }: Standing, published: PublishedPost): Standing {
  const next = moved(post);
  const usedSlugs = [...new Set([...post.usedSlugs, post.slug])];
  const out = { publishedAt: published.publishedAt, publishedRevision: next.revision };
  return { post: { ...next, state: 'published', usedSlugs, ...out }, published };
}

/** Keeps all of it for a while, out of readers' reach. */
export function toDeleted({ post, published }: Standing, now: number): Standing {
  const expiresAt = Math.ceil(now / 1000) + DELETED_KEPT_DAYS * DAY_S;
  const gone = { state: 'deleted', deletedFrom: post.state, deletedAt: now, expiresAt } as const;
  return { post: { ...post, ...raised(post), ...gone }, published };
}

/** As it was before; a time that has passed meanwhile is a draft's. */
export function fromDeleted({ post, published }: Standing, now: number): Standing {
  const { deletedFrom = 'draft', deletedAt, expiresAt, ...rest } = post;
  const back = { ...rest, ...raised(post), state: deletedFrom } as StoredPost;
  return deletedFrom === 'scheduled' && (post.publishAt ?? 0) <= now
    ? toDraft({ post: back })
    : { post: back, published };
}

/** The next revision of the same text; it stays the published one where it was. */
function raised({ revision, publishedRevision }: StoredPost): Pick<StoredPost, 'revision' | 'publishedRevision'> {
  const isAsPublished = publishedRevision === revision;
  return { revision: revision + 1, ...(isAsPublished && { publishedRevision: revision + 1 }) };
}

/** Without a tag or topic that is no longer there. */
export function withoutLabel(post: StoredPost, slug: string): StoredPost {
  const { topic, ...rest } = post;
  const others = { ...rest, tags: post.tags.filter((tag) => tag !== slug) };
  return topic === undefined || topic === slug ? others : { ...others, topic };
}
