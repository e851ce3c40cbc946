import { readPreview } from '@groundswell/blog';
import { previewPost } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Returns a post's current text by its preview link. */
export const handler = endpoint(previewPost, ({ params, query }) => readPreview(params.token, query.lang));
