import { pictureOf } from '@groundswell/contracts';
import type { Table } from '../table.ts';
import { picturesIn, useWrites } from '../uploads/uploads.ts';
import type { Write } from '../write-all.ts';
import type { Standing } from './post-rows.ts';

/**
 * The writes by which a post uses other pictures than before, each with the picture that it refuses where that is gone.
 * What is being written and what readers have are told apart: one may go on without the other.
 */
export function pictureWrites(
  table: Table,
  before: Standing | undefined,
  after: Standing,
): (readonly [Write, { readonly because: 'image-gone' }])[] {
  const was = before ? usesOf(before) : new Map<string, string[]>();
  const next = usesOf(after);
  return [...new Set([...was.keys(), ...next.keys()])].flatMap((user) =>
    useWrites(table, user, { before: was.get(user) ?? [], after: next.get(user) ?? [] }, after.post.updatedAt).map(
      (write) => [write, { because: 'image-gone' }] as const,
    ),
  );
}

/** A deleted post uses none: its pictures stay for as long as it can be brought back. */
function usesOf({ post, published }: Standing): ReadonlyMap<string, string[]> {
  if (post.state === 'deleted') return new Map();
  const live = published && post.state === 'published' ? picturesOf(published.imageId, published.bodies) : [];
  return new Map([
    [`post:${post.id}`, picturesOf(post.imageId, post.texts)],
    [`live:${post.id}`, live],
  ]);
}

function picturesOf(imageId: string | undefined, texts: unknown): string[] {
  const own = imageId === undefined ? undefined : pictureOf(imageId)?.id;
  return [...new Set([...(own === undefined ? [] : [own]), ...picturesIn(texts)])];
}
