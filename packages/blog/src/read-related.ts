import type { LabelKind } from '@groundswell/contracts';
import { authors, labels, type StoredCard } from '@groundswell/data/blog';
import type { RelatedEntities } from './public-post.ts';

/** Reads the authors, tags and topics of some posts, with their current names, by three concurrent reads. */
export async function readRelated(posts: readonly StoredCard[]): Promise<RelatedEntities> {
  const named = (kind: LabelKind, slugs: readonly string[]) =>
    labels.listNamed([...new Set(slugs)].map((slug) => ({ kind, slug })));
  const [writers, tags, topics] = await Promise.all([
    authors.listNumbered([...new Set(posts.map(({ authorId }) => authorId))]),
    named(
      'tags',
      posts.flatMap((post) => post.tags),
    ),
    named(
      'topics',
      posts.flatMap(({ topic }) => topic ?? []),
    ),
  ]);
  return { authors: writers, tags, topics };
}
