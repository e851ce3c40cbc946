import type { Language, PostReply } from '@groundswell/contracts';
import { authors, labels, type PublishedPost } from '@groundswell/data/blog';
import { postReply } from './public-post.ts';

/** A published post as its call replies, with the names of its author, tags and topic as they are now. */
export async function readPost(post: PublishedPost, lang: Language): Promise<PostReply> {
  const tags = post.tags.map((slug) => ({ kind: 'tags', slug }) as const);
  const topics = post.topic === undefined ? [] : [{ kind: 'topics', slug: post.topic } as const];
  const [author, ofTags, ofTopic] = await Promise.all([
    authors.find(post.authorId),
    labels.listNamed(tags),
    labels.listNamed(topics),
  ]);
  return postReply(post, lang, { author, tags: ofTags, topics: ofTopic });
}
