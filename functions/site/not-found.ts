import { call, reason } from '@groundswell/contracts';
import { drawForecastPage } from '@groundswell/pages';
import { type EndpointOptions, endpoint, NotFound } from '@groundswell/runtime';
import * as v from 'valibot';

/** Whatever no call has: the API's route of last resort. It stands in no list of calls. */
const anythingElse = call({
  name: 'not-found',
  method: 'GET',
  path: '/{rest+}',
  access: 'anyone',
  page: true,
  reply: v.never(),
});

type Asked = Parameters<NonNullable<EndpointOptions<typeof anythingElse>['isForPage']>>[0];

/** Says that nothing is there: to a reader by the page that says so, to a program in the envelope of failed calls. */
export const handler = endpoint(
  anythingElse,
  async () => {
    throw new NotFound(reason('no-such-page'));
  },
  { page: async (content) => ('failed' in content ? drawForecastPage(content) : ''), isForPage },
);

/** An address that was opened, of a place or by a browser; no page stands under '/api/'. */
function isForPage({ rawPath, headers, requestContext }: Asked): boolean {
  if (rawPath.startsWith('/api/') || !['GET', 'HEAD'].includes(requestContext.http.method)) return false;
  if (rawPath.startsWith('/forecast/')) return headers['x-groundswell-as'] !== 'json';
  return headers.accept?.includes('text/html') ?? headers['x-groundswell-as'] === 'page';
}
