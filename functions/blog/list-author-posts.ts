import { listCards } from '@groundswell/blog';
import { listAuthorPosts } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(listAuthorPosts, ({ params, query }) => listCards({ author: params.user_id }, query));
