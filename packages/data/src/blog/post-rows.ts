import type { Language } from '@groundswell/contracts';
import { keys } from '../keys.ts';
import { itemOfPost, languagesOf, type StoredPost } from './post-row.ts';
import { cardOf, itemOfPublished, type PublishedPost } from './published-post.ts';

/** A post and its published version. A deleted post has the version that was published before its deletion. */
export interface Standing {
  readonly post: StoredPost;
  readonly published?: PublishedPost;
}

type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** A post in the lists of the editorial desk. */
export interface DeskRow {
  readonly id: string;
  readonly slug: string;
  readonly authorId: number;
  readonly state: StoredPost['state'];
  readonly publishAt?: number;
  readonly publishedAt?: number;
  readonly hasChanges: boolean;
  readonly revision: number;
  readonly updatedAt: number;
  readonly title: string;
  readonly langs: readonly Language[];
}

/**
 * Returns every row of a post except its revisions. The rows depend on the snapshot alone. A write applies the
 * difference between the rows of two snapshots in one transaction, so no list can disagree with the post.
 */
export function rowsOf(standing: Standing): { readonly post: Item; readonly slugs: Item[]; readonly others: Item[] } {
  const { post, published } = standing;
  return {
    post: itemOfPost(post) as Item,
    slugs: slugsOf(post).map((slug) => ({
      ...keys.postSlug(slug),
      type: 'post-slug',
      v: 1,
      postId: post.id,
      ...(post.expiresAt !== undefined && { expiresAt: post.expiresAt }),
    })),
    others: [...deskRows(post), ...(published ? publishedRows(post, published) : [])],
  };
}

function slugsOf({ slug, usedSlugs }: Pick<StoredPost, 'slug' | 'usedSlugs'>): string[] {
  return [...new Set([slug, ...usedSlugs])];
}

function publishedRows(post: StoredPost, published: PublishedPost): Item[] {
  const item = itemOfPublished(published);
  if (post.state === 'deleted') return [{ ...keys.withdrawnPost(post.id), ...item, expiresAt: post.expiresAt }];
  const card = { type: 'post-card', v: 1, ...cardOf(published) };
  return [
    { ...keys.publishedPost(post.id), ...item },
    ...listsOf(published).map((list) => ({ ...keys.postListed(list, published.publishedAt, post.id), ...card })),
  ];
}

/** Returns the readers' lists that contain a post. */
function listsOf({ authorId, topic, tags }: PublishedPost): string[] {
  return [
    'ALL',
    `AUTHOR#${authorId}`,
    ...(topic === undefined ? [] : [`TOPIC#${topic}`]),
    ...tags.map((tag) => `TAG#${tag}`),
  ];
}

function deskRows(post: StoredPost): Item[] {
  const at = sortedAt(post);
  const row = { type: 'desk-post', v: 1, ...deskRowOf(post), ...(post.expiresAt && { expiresAt: post.expiresAt }) };
  return [undefined, post.authorId].map((of) => ({ ...keys.deskListed(post.state, of, at, post.id), ...row }));
}

function sortedAt({ state, createdAt, publishAt, publishedAt, deletedAt }: StoredPost): number {
  const at = { draft: createdAt, review: createdAt, scheduled: publishAt, published: publishedAt, deleted: deletedAt };
  return at[state] ?? createdAt;
}

function deskRowOf(post: StoredPost): DeskRow {
  const { id, slug, authorId, state, publishAt, publishedAt, revision, updatedAt, texts } = post;
  return {
    id,
    slug,
    authorId,
    state,
    ...(publishAt !== undefined && { publishAt }),
    ...(publishedAt !== undefined && { publishedAt }),
    hasChanges: hasChanges(post),
    revision,
    updatedAt,
    title: titleOf(texts),
    langs: languagesOf(texts),
  };
}

export function hasChanges({ publishedRevision, revision }: StoredPost): boolean {
  return publishedRevision !== undefined && publishedRevision !== revision;
}

/** Returns the title in the first language that has one. */
export function titleOf(texts: StoredPost['texts']): string {
  return (
    languagesOf(texts)
      .map((lang) => texts[lang]?.title)
      .find(Boolean) ?? ''
  );
}
