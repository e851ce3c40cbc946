import { setting } from '@groundswell/data';
import { authorizer, createEdgeKeys, findSecretBefore, readSecret } from '@groundswell/runtime';

/** Lets requests through that show the key of the edge; the previous key is valid too, so that it can be rotated. */
export const handler = authorizer(
  createEdgeKeys(async () => {
    const arn = setting('EDGE_KEY_ARN');
    const [key, before] = await Promise.all([readSecret(arn), findSecretBefore(arn)]);
    return before === undefined ? [key] : [key, before];
  }),
);
