import { listCards } from '@groundswell/blog';
import { listTagPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(listTagPosts, ({ params, query }) => listCards({ tag: params.slug }, query));
