import { authorReply, findPublishedAuthor, listCards } from '@groundswell/blog';
import { getBlogAuthor } from '@groundswell/contracts';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

/** Returns the page of an author of published posts. */
export const handler = endpoint(
  getBlogAuthor,
  async ({ params: { user_id }, query }) => {
    const [author, posts] = await Promise.all([findPublishedAuthor(user_id), listCards({ author: user_id }, query)]);
    return { kind: 'author' as const, author: authorReply(author, user_id, query.lang), posts };
  },
  { page: drawBlogPage },
);
