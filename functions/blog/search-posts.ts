import { searchPosts as search } from '@groundswell/blog/search';
import { searchPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(searchPosts, ({ query }) => search(query.q, query.lang, Date.now()));
