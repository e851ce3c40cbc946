import { openGetDescription } from '@groundswell/contracts';
import { describeApi } from '@groundswell/open-api/description';
import { endpoint, productName } from '@groundswell/runtime';

export const handler = endpoint(openGetDescription, async ({ site }) => describeApi(productName(), site));
