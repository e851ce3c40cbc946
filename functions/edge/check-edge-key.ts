import { setting } from '@groundswell/data';
import { authorizer, createEdgeKeys, findSecretVersion, readSecret } from '@groundswell/runtime';

/** Authorizes requests that carry the edge's key. The previous key is valid too, so that the key can be rotated. */
export const handler = authorizer(
  createEdgeKeys(async () => {
    const arn = setting('EDGE_KEY_ARN');
    const [key, before] = await Promise.all([readSecret(arn), findSecretVersion(arn, 'AWSPREVIOUS')]);
    return before === undefined ? [key] : [key, before];
  }),
);
