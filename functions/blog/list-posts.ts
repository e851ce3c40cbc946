import { listCards } from '@groundswell/blog';
import { listPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(listPosts, ({ query }) => listCards('ALL', query));
