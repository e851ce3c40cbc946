import type { Language, PostReply } from '@groundswell/contracts';
import type { PublishedPost } from '@groundswell/data/blog';
import { postReply } from './public-post.ts';
import { readBeside } from './read-beside.ts';

/** A published post as its call replies, with the names of its author, tags and topic as they are now. */
export async function readPost(post: PublishedPost, lang: Language): Promise<PostReply> {
  return postReply(post, lang, await readBeside([post]));
}
