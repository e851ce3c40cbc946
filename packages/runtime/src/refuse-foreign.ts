import type { Call } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ForeignRequest, UnsupportedMediaType } from './errors.ts';

type Sent = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/** `application/json`, `application/problem+json`, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Refuses a request to change something that a page of another site may have sent with the reader's cookies. Where the
 * browser names the sending site, it must be ours. A browser that does not name it cannot send JSON for another site:
 * forms cannot, and scripts need a CORS preflight, which is never granted here. Programs name no site, and send JSON.
 */
export function refuseForeign({ method, sentFrom }: Pick<Call, 'method' | 'sentFrom'>, sent: Sent): void {
  if (method === 'GET' || sentFrom === 'anywhere') return;
  const { origin, 'sec-fetch-site': site = 'none', 'content-type': type = '' } = sent.headers;
  if (origin !== undefined && origin !== siteOf(sent)) throw new ForeignRequest();
  if (site !== 'same-origin' && site !== 'none') throw new ForeignRequest();
  if (!JSON_TYPE.test(type)) throw new UnsupportedMediaType();
}

/**
 * The site's origin as the reader requested it, from the edge's headers; without the edge the API's own address.
 * As a browser writes an origin: 'https://waves.example', with its port where that is not the scheme's own.
 */
export function siteOf({ headers, requestContext }: Sent): string {
  const { 'cloudfront-forwarded-proto': scheme = 'https', 'x-groundswell-host': host } = headers;
  return `${scheme}://${host ?? requestContext.domainName}`;
}
