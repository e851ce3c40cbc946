import { listCards } from '@groundswell/blog';
import { listTopicPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Lists the published posts of a topic. */
export const handler = endpoint(listTopicPosts, ({ params, query }) => listCards({ topic: params.slug }, query));
