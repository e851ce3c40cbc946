import type { CanvasPost } from '@groundswell/contracts';
import { labels, posts } from '@groundswell/data/blog';
import { contentReply } from './canvas-post.ts';
import { unknownPost, unknownRevision } from './refusals.ts';
import { rightsTo, type Writer } from './rights.ts';
import { savePost } from './save-post.ts';

/**
 * Saves an earlier revision as the newest text, without tags and topics that were deleted meanwhile. The post keeps its
 * current slug.
 */
export async function restoreRevision(
  writer: Writer & { readonly authorId: number },
  id: string,
  revision: number,
  ifMatch: string | undefined,
  now: number,
): Promise<CanvasPost> {
  const post = await posts.find(id);
  if (!post || !rightsTo(post, writer).read) throw unknownPost();
  const earlier = await posts.findRevision(id, revision);
  if (!earlier) throw unknownRevision();
  const [tags, topic] = await Promise.all([
    labels.listNamed(earlier.tags.map((slug) => ({ kind: 'tags', slug }))),
    earlier.topic === undefined ? undefined : labels.find('topics', earlier.topic),
  ]);
  const existingTags = earlier.tags.filter((tag) => tags.some(({ slug }) => slug === tag));
  const content = { ...contentReply(earlier), slug: post.slug, tags: existingTags, topic: topic?.slug ?? null };
  return savePost(writer, id, ifMatch ?? '', content, now);
}
