import { openPreviewToken } from '@groundswell/accounts';
import type { Language, PostReply } from '@groundswell/contracts';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { posts, type StoredPost } from '@groundswell/data/blog';
import { publicationOf } from './publication.ts';
import { readPost } from './read-post.ts';
import { previewOver } from './refusals.ts';
import { rightsTo } from './rights.ts';

/** Tells whether an account belongs to a writer who may read the post. */
function isReader(post: StoredPost, account: StoredAccount): boolean {
  return account.role !== 'user' && rightsTo(post, account).read;
}

/** Presents the current post for the token of a preview link. */
export async function readPreview(token: string, lang: Language): Promise<PostReply> {
  const now = Date.now();
  const preview = await openPreviewToken(token, now);
  const [post, maker] = preview ? await Promise.all([posts.find(preview.postId), accounts.find(preview.by)]) : [];
  if (!preview || !post || post.state === 'deleted' || !maker || !isReader(post, maker)) throw previewOver();
  const read = await readPost(publicationOf(post, post.publishedAt ?? post.publishAt ?? now), lang);
  return { ...read, until: new Date(preview.goodUntil).toISOString() };
}
