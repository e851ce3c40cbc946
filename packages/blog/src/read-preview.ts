import { openPreviewToken } from '@groundswell/accounts';
import type { Language, PostReply } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';
import { publicationOf } from './publication.ts';
import { readPost } from './read-post.ts';
import { previewOver } from './refusals.ts';

/** A post as it stands, by the token of a preview's link. */
export async function readPreview(token: string, lang: Language): Promise<PostReply> {
  const now = Date.now();
  const id = await openPreviewToken(token, now);
  const post = id === undefined ? undefined : await posts.find(id);
  if (!post || post.state === 'deleted') throw previewOver();
  return readPost(publicationOf(post, post.publishedAt ?? post.publishAt ?? now), lang);
}
