import { randomBytes } from 'node:crypto';
import { userEndpoint } from '@groundswell/accounts';
import { canvasPostOf, ownAuthor } from '@groundswell/blog';
import { createCanvasPost } from '@groundswell/contracts';
import { newPost } from '@groundswell/data/blog';

/** An empty post under an id of its own; nothing is kept. */
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

/** 60 bits by lot; 256 is a multiple of 32, so that each letter is as likely. */
function newId(): string {
  return [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
