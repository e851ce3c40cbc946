import { userEndpoint } from '@groundswell/accounts';
import { searchCanvas as search } from '@groundswell/blog/search';
import { searchCanvas } from '@groundswell/contracts';

/** Searches by words among everything that the writer may read. */
export const handler = userEndpoint(searchCanvas, async ({ params, query, user }) => {
  return { data: await search(params.kind, query.q, user, Date.now()) };
});
