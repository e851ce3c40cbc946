import { readPreview } from '@groundswell/blog';
import { previewPost } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** A post as it stands, for who has its link. */
export const handler = endpoint(previewPost, ({ params, query }) => readPreview(params.token, query.lang));
