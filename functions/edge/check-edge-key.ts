import { setting } from '@groundswell/data';
import { authorizer, createEdgeKeys, findSecretBefore, readSecret } from '@groundswell/runtime';

/** Lets through what came by the edge, which shows a key; the one before is good too, so that it can be changed. */
export const handler = authorizer(
  createEdgeKeys(async () => {
    const arn = setting('EDGE_KEY_ARN');
    const [key, before] = await Promise.all([readSecret(arn), findSecretBefore(arn)]);
    return before === undefined ? [key] : [key, before];
  }),
);
