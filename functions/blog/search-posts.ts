import { searchPosts as search } from '@groundswell/blog/search';
import { searchPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Published posts by their words. */
export const handler = endpoint(searchPosts, ({ query }) => search(query.q, query.lang, Date.now()));
