import { searchPosts as search } from '@groundswell/blog/search';
import { searchPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Searches published posts by words. */
export const handler = endpoint(searchPosts, ({ query }) => search(query.q, query.lang, Date.now()));
