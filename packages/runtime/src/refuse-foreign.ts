import type { Call } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { ForeignRequestError, UnsupportedMediaTypeError } from './errors.ts';

type Sent = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext' | 'body'>;

/** Matches `application/json` and `application/problem+json`, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Refuses a request to change data that a page of another site may have sent with the reader's cookies. Browsers state
 * the sending site in `Origin` and `Sec-Fetch-Site`, which must be this site. Programs send neither.
 */
export function refuseForeign({ method, sentFrom }: Pick<Call, 'method' | 'sentFrom'>, sent: Sent): void {
  if (method === 'GET' || sentFrom === 'anywhere') return;
  const { origin, 'sec-fetch-site': site = 'none' } = sent.headers;
  if (origin !== undefined && origin !== siteOf(sent)) throw new ForeignRequestError();
  if (site !== 'same-origin' && site !== 'none') throw new ForeignRequestError();
}

/**
 * Requires a JSON content type for a body that the call reads, because HTML forms cannot send one. A call without a
 * body, and an absent optional body, need none.
 */
export function requireJson(
  { body: schema, sentFrom }: Pick<Call, 'body' | 'sentFrom'>,
  { headers, body }: Sent,
): void {
  if (!schema || sentFrom === 'anywhere') return;
  if (!body && v.is(schema, undefined)) return;
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) throw new UnsupportedMediaTypeError();
}

/**
 * Returns the site's origin as the reader requested it, from the edge's headers; without the edge, the API's own
 * origin. It has a browser's form: 'https://waves.example', with the port if it is not the scheme's default.
 */
export function siteOf({ headers, requestContext }: Sent): string {
  const { 'cloudfront-forwarded-proto': scheme = 'https', 'x-groundswell-host': host } = headers;
  return `${scheme}://${host ?? requestContext.domainName}`;
}
