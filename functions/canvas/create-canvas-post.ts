import { randomBytes } from 'node:crypto';
import { userEndpoint } from '@groundswell/accounts';
import { canvasPostOf, ownAuthor } from '@groundswell/blog';
import { createCanvasPost } from '@groundswell/contracts';
import { newPost } from '@groundswell/data/blog';

/** Returns a blank post with a new id, and stores nothing. */
export const handler = userEndpoint(createCanvasPost, async ({ user }) => {
  const now = Date.now();
  const writer = await ownAuthor(user, now);
  const id = newId();
  const text = { title: '', summary: '', imageAlt: '', imageCaption: '', seo: { title: '', description: '' } };
  const texts = { [user.lang]: { ...text, document: { type: 'doc', content: [{ type: 'paragraph' }] } } } as const;
  const post = newPost(id, { slug: id, tags: [], texts }, { by: writer.authorId, now });
  return { ...canvasPostOf(post, writer), revision: '' };
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Draws 60 random bits. 256 is a multiple of 32, so all letters are equally likely. */
function newId(): string {
  return [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
