import { DAY_S } from '@groundswell/durations';
import type { StoredContent, StoredPost } from './post-row.ts';
import type { Standing } from './post-rows.ts';
import type { PublishedPost } from './published-post.ts';

/** The number of days for which a deleted post can be restored. */
const DELETED_KEPT_DAYS = 30;

interface Act {
  /** The author's number. */
  readonly by: number;
  readonly now: number;
}

/** Builds a post that is not stored yet. */
export function newPost(id: string, content: StoredContent, { by, now }: Act): StoredPost {
  const made = { createdAt: now, updatedAt: now, updatedBy: by, keptAt: now };
  return { id, authorId: by, state: 'draft', usedSlugs: [], revision: 1, ...made, ...content };
}

/** Replaces a post's content; its state stays. */
export function withContent(post: StoredPost, content: StoredContent, { by, now }: Act): StoredPost {
  const { topic: _topic, imageId: _image, canonicalLink: _link, ...rest } = post;
  return { ...rest, ...content, revision: post.revision + 1, updatedAt: now, updatedBy: by };
}

/** Removes the fields that only some states have, such as the time of publication. */
function withoutStateFields(post: StoredPost): StoredPost {
  const { publishAt, publishedAt, publishedRevision, deletedFrom, deletedAt, expiresAt, ...rest } = post;
  return rest;
}

/** A change of state also raises the revision. A writer who read the post before the change then gets a conflict. */
function nextRevision(post: StoredPost): StoredPost {
  return { ...withoutStateFields(post), revision: post.revision + 1 };
}

export function toDraft({ post }: Standing): Standing {
  return { post: { ...nextRevision(post), state: 'draft' } };
}

export function toReview({ post }: Standing): Standing {
  return { post: { ...nextRevision(post), state: 'review' } };
}

export function toScheduled({ post }: Standing, publishAt: number): Standing {
  return { post: { ...nextRevision(post), state: 'scheduled', publishAt } };
}

/**
 * Publishes a post. The caller renders the published version from the post's text; from then on the slug leads to the
 * post for good.
 */
export function toPublished({ post }: Standing, published: PublishedPost): Standing {
  const next = nextRevision(post);
  const usedSlugs = [...new Set([...post.usedSlugs, post.slug])];
  const out = { publishedAt: published.publishedAt, publishedRevision: next.revision };
  return { post: { ...next, state: 'published', usedSlugs, ...out }, published };
}

/** Moves a post and its published version out of readers' reach; both can be restored for 30 days. */
export function toDeleted({ post, published }: Standing, now: number): Standing {
  const expiresAt = Math.ceil(now / 1000) + DELETED_KEPT_DAYS * DAY_S;
  const gone = { state: 'deleted', deletedFrom: post.state, deletedAt: now, expiresAt } as const;
  return { post: { ...post, ...raiseRevision(post), ...gone }, published };
}

/** Restores a deleted post to its previous state; a scheduled post whose time has passed becomes a draft. */
export function fromDeleted({ post, published }: Standing, now: number): Standing {
  const { deletedFrom = 'draft', deletedAt, expiresAt, ...rest } = post;
  const back = { ...rest, ...raiseRevision(post), state: deletedFrom } as StoredPost;
  return deletedFrom === 'scheduled' && (post.publishAt ?? 0) <= now
    ? toDraft({ post: back })
    : { post: back, published };
}

/**
 * Raises the revision of a post whose text is unchanged. If the current text is the published one, the published
 * revision is raised too, so the post still counts as published.
 */
function raiseRevision({
  revision,
  publishedRevision,
}: StoredPost): Pick<StoredPost, 'revision' | 'publishedRevision'> {
  const isAsPublished = publishedRevision === revision;
  return { revision: revision + 1, ...(isAsPublished && { publishedRevision: revision + 1 }) };
}

/** Removes a tag or topic that does not exist any more. */
export function withoutLabel(post: StoredPost, slug: string): StoredPost {
  const { topic, ...rest } = post;
  const others = { ...rest, tags: post.tags.filter((tag) => tag !== slug) };
  return topic === undefined || topic === slug ? others : { ...others, topic };
}
