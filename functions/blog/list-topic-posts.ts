import { listCards } from '@groundswell/blog';
import { listTopicPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(listTopicPosts, ({ params, query }) => listCards({ topic: params.slug }, query));
