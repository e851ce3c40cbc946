import type { Language, PostReply } from '@groundswell/contracts';
import type { PublishedPost } from '@groundswell/data/blog';
import { postReply } from './public-post.ts';
import { readRelated } from './read-related.ts';

/** Presents a published post, with the current names of its author, tags and topic. */
export async function readPost(post: PublishedPost, lang: Language): Promise<PostReply> {
  return postReply(post, lang, await readRelated([post]));
}
