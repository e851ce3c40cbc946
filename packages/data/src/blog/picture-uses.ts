import { pictureOf } from '@groundswell/contracts';
import type { Table } from '../table.ts';
import { picturesIn, pictureUseWrites } from '../uploads/picture-use-writes.ts';
import type { Write } from '../write-all.ts';
import type { Standing } from './post-rows.ts';

/**
 * Returns the writes that record which pictures a post shows, each paired with the refusal for a missing picture. The
 * draft and the published version are recorded separately, since either may drop a picture that the other keeps. A
 * deleted post uses no pictures, but they stay for as long as the post can be restored.
 */
export function pictureWrites(
  table: Table,
  before: Standing | undefined,
  after: Standing,
): (readonly [Write, { readonly because: 'image-gone' }])[] {
  const was = before ? usesOf(before) : {};
  const next = usesOf(after);
  const uses = (['post', 'live'] as const).map((of) => ({
    user: `${of}:${after.post.id}`,
    before: was[of] ?? [],
    after: next[of] ?? [],
  }));
  const { updatedAt, expiresAt } = after.post;
  const heldUntil = expiresAt === undefined ? undefined : expiresAt * 1000;
  return pictureUseWrites(table, uses, updatedAt, { heldUntil }).map(
    (write) => [write, { because: 'image-gone' }] as const,
  );
}

/** Returns the picture ids of the draft (`post`) and of the published version (`live`). */
export function usesOf({ post, published }: Standing): { readonly post?: string[]; readonly live?: string[] } {
  if (post.state === 'deleted') return {};
  const isOut = published && post.state === 'published';
  return {
    post: picturesOf(post.imageId, post.texts),
    ...(isOut && { live: picturesOf(published.imageId, published.bodies) }),
  };
}

function picturesOf(imageId: string | undefined, texts: unknown): string[] {
  const own = imageId === undefined ? undefined : pictureOf(imageId)?.id;
  return [...new Set([...(own === undefined ? [] : [own]), ...picturesIn(texts)])];
}
