import type { Call } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { ForeignRequestError, UnsupportedMediaTypeError } from './errors.ts';

type Sent = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext' | 'body'>;

/** `application/json`, `application/problem+json`, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Refuses a request to change something that a page of another site may have sent with the reader's cookies. Browsers
 * name the sending site of every such request, by `Origin` and `Sec-Fetch-Site`, and it must be ours. Programs name none.
 */
export function refuseForeign({ method, sentFrom }: Pick<Call, 'method' | 'sentFrom'>, sent: Sent): void {
  if (method === 'GET' || sentFrom === 'anywhere') return;
  const { origin, 'sec-fetch-site': site = 'none' } = sent.headers;
  if (origin !== undefined && origin !== siteOf(sent)) throw new ForeignRequestError();
  if (site !== 'same-origin' && site !== 'none') throw new ForeignRequestError();
}

/**
 * Refuses a body that is read and does not say that it is JSON: no form can send one. A call without a body, and one
 * whose body may be absent and is, needs no content type.
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
 * The site's origin as the reader requested it, from the edge's headers; without the edge the API's own address.
 * As a browser writes an origin: 'https://waves.example', with its port where that is not the scheme's own.
 */
export function siteOf({ headers, requestContext }: Sent): string {
  const { 'cloudfront-forwarded-proto': scheme = 'https', 'x-groundswell-host': host } = headers;
  return `${scheme}://${host ?? requestContext.domainName}`;
}
