import { authorReply, listCards, unknownAuthor } from '@groundswell/blog';
import { getBlogAuthor } from '@groundswell/contracts';
import { authors } from '@groundswell/data/blog';
import { drawBlogPage } from '@groundswell/pages';
import { endpoint } from '@groundswell/runtime';

/** A writer's page. */
export const handler = endpoint(
  getBlogAuthor,
  async ({ params: { user_id }, query }) => {
    const [author, posts] = await Promise.all([authors.find(user_id), listCards({ author: user_id }, query)]);
    if (!author) throw unknownAuthor();
    return { kind: 'author' as const, author: authorReply(author, user_id, query.lang), posts };
  },
  { page: drawBlogPage },
);
