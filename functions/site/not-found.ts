import { call, reason } from '@groundswell/contracts';
import { drawForecastPage } from '@groundswell/page-rendering';
import { type EndpointOptions, endpoint, NotFoundError } from '@groundswell/runtime';
import * as v from 'valibot';

/** Every path without a call: the API's route of last resort. It is in no list of calls. */
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

/** The not-found reply: for a browser the not-found page, for a program the envelope of failed calls. */
export const handler = endpoint(
  anythingElse,
  async () => {
    throw new NotFoundError(reason('no-such-page'));
  },
  { page: async (content) => ('failed' in content ? drawForecastPage(content) : ''), isForPage },
);

/** A path opened by a browser, of a place or otherwise; no page is below '/api/' or '/v1/'. */
function isForPage({ rawPath, headers, requestContext }: Event): boolean {
  if (/^\/(api|v1)\//.test(rawPath) || !['GET', 'HEAD'].includes(requestContext.http.method)) return false;
  if (rawPath.startsWith('/forecast/')) return headers['x-groundswell-as'] !== 'json';
  return headers.accept?.includes('text/html') ?? headers['x-groundswell-as'] === 'page';
}
