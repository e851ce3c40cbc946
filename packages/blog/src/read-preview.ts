import { openPreviewToken } from '@groundswell/accounts';
import type { Language, PostReply } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';
import { publicationOf } from './publication.ts';
import { readPost } from './read-post.ts';
import { previewOver } from './refusals.ts';

/** A post as it stands, by the token of a preview's link. */
export async function readPreview(token: string, lang: Language): Promise<PostReply> {
  const now = Date.now();
  const preview = await openPreviewToken(token, now);
  const post = preview && (await posts.find(preview.postId));
  if (!post || post.state === 'deleted') throw previewOver();
  const read = await readPost(publicationOf(post, post.publishedAt ?? post.publishAt ?? now), lang);
  return { ...read, until: new Date(preview.goodUntil).toISOString() };
}
