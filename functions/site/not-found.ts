import { call, reason } from '@groundswell/contracts';
import { drawForecastPage } from '@groundswell/page-rendering';
import { type EndpointOptions, endpoint, NotFoundError } from '@groundswell/runtime';
import * as v from 'valibot';

/** The API's fallback route, for paths that match no endpoint. It is not in the list of contracts. */
const anythingElse = call({
  name: 'not-found',
  method: 'GET',
  path: '/{rest+}',
  access: 'anyone',
  fails: [404],
  page: true,
  reply: v.never(),
});

type Event = Parameters<NonNullable<EndpointOptions<typeof anythingElse>['isForPage']>>[0];

/** Returns the not-found reply: a page for a browser, the error envelope for a program. */
export const handler = endpoint(
  anythingElse,
  async () => {
    throw new NotFoundError(reason('no-such-page'));
  },
  { page: async (content) => ('failed' in content ? drawForecastPage(content) : ''), isForPage },
);

/** Returns whether a browser navigates to the path. No page is below '/api/' or '/v1/'. */
function isForPage({ rawPath, headers, requestContext }: Event): boolean {
  if (/^\/(api|v1)\//.test(rawPath) || !['GET', 'HEAD'].includes(requestContext.http.method)) return false;
  if (rawPath.startsWith('/forecast/')) return headers['x-groundswell-as'] !== 'json';
  return headers.accept?.includes('text/html') ?? headers['x-groundswell-as'] === 'page';
}
