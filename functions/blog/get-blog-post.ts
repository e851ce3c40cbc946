import { cardReply, postReply, readRelated, unknownPost } from '@groundswell/blog';
import { getBlogPost } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint, MovedPermanently } from '@groundswell/runtime';

/** The number of further posts that are suggested below a post. */
const MORE = 2;

/** Returns a post, or redirects to it from an earlier slug or another writer's number. */
export const handler = endpoint(
  getBlogPost,
  async ({ params: { user_id, slug }, query: { lang } }) => {
    const now = Date.now();
    const post = await publishedPosts.findBySlug(slug, now);
    if (!post) throw unknownPost();
    if (post.slug !== slug || post.authorId !== user_id)
      throw new MovedPermanently(`/blog/${post.authorId}/${post.slug}${lang === 'en' ? '' : `?lang=${lang}`}`);
    const page = { page: 1, size: MORE + 1 };
    const lists = post.topic === undefined ? ['ALL' as const] : [{ topic: post.topic }, 'ALL' as const];
    const others = await Promise.all(lists.map((list) => publishedPosts.list(list, page, now)));
    const cards = new Map(others.flatMap((list) => list.cards).map((card) => [card.id, card]));
    cards.delete(post.id);
    const more = [...cards.values()].slice(0, MORE);
    const beside = await readRelated([post, ...more]);
    return {
      kind: 'post' as const,
      post: postReply(post, lang, beside),
      more: more.map((card) => cardReply(card, lang, beside)),
    };
  },
  { page: drawBlogPage },
);
