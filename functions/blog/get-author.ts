import { authorReply, unknownAuthor } from '@groundswell/blog';
import { getAuthor } from '@groundswell/contracts';
import { authors } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** Who writes, by public number: neither account nor address. */
export const handler = endpoint(getAuthor, async ({ params, query }) => {
  const author = await authors.find(params.user_id);
  if (!author) throw unknownAuthor();
  return authorReply(author, author.id, query.lang);
});
