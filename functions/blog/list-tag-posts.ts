import { listCards } from '@groundswell/blog';
import { listTagPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Lists the published posts with a tag. */
export const handler = endpoint(listTagPosts, ({ params, query }) => listCards({ tag: params.slug }, query));
