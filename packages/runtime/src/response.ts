import { createHash } from 'node:crypto';
import { type Cache, type ErrorEnvelope, type Reason, reason, sentenceOf } from '@groundswell/contracts';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { HttpError, InvalidRequestError, NotFoundError, PreconditionFailedError } from './errors.ts';

export type HttpResponse = APIGatewayProxyStructuredResultV2;

const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const JSON_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
};
/** Pages get their content security policy from CloudFront. */
const PAGE_HEADERS = { ...SECURITY_HEADERS, 'content-type': 'text/html; charset=utf-8' };

export function jsonResponse(status: number, body: unknown, headers: Record<string, string>): HttpResponse {
  return { statusCode: status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) };
}

/** API Gateway carries bytes as Base64. */
export function bytesResponse(
  status: number,
  body: Uint8Array,
  type: string,
  headers: Record<string, string>,
): HttpResponse {
  return {
    statusCode: status,
    headers: { ...JSON_HEADERS, 'content-type': type, ...headers },
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  };
}

export function pageResponse(status: number, html: string, headers: Record<string, string>): HttpResponse {
  return { statusCode: status, headers: { ...PAGE_HEADERS, ...headers }, body: html };
}

/** The Cache-Control of a reply. A reply for a user is never stored, and none is used after the seconds that it is true. */
export function cacheControl(cache: Cache | undefined, isPersonal: boolean, trueS = Number.POSITIVE_INFINITY): string {
  if (!cache || isPersonal || trueS < 1) return 'private, no-store';
  const leftS = Math.floor(trueS);
  const edgeS = Math.min(cache.edgeS, leftS);
  const staleS = Math.min(cache.staleS ?? 0, leftS - edgeS);
  const stale = staleS > 0 ? `, stale-while-revalidate=${staleS}` : '';
  return `public, max-age=${Math.min(cache.browserS, leftS)}, s-maxage=${edgeS}${stale}`;
}

/**
 * Names what a reply that may be stored says, so that one who holds it already is told so: the edge answers 304. A reply
 * for a user is never stored.
 */
export function tagged(response: HttpResponse): HttpResponse {
  return String(response.headers?.['cache-control']).startsWith('public') ? withTag(response) : response;
}

/** A reply with a digest of its body as its tag. */
export function withTag(response: HttpResponse): HttpResponse {
  const digest = createHash('sha256')
    .update(response.body ?? '')
    .digest('base64url');
  return { ...response, headers: { ...response.headers, etag: `"${digest.slice(0, 22)}"` } };
}

/** The wire form of a failure. Anything that is not an HttpError is a 500 with one fixed sentence. */
export function envelopeOf(
  error: unknown,
  requestId: string,
): { status: number; headers: Record<string, string>; body: ErrorEnvelope } {
  const httpError = error instanceof HttpError ? error : new HttpError(500, 'internal', reason('our-fault'));
  const { message: sentence, code, reason: why } = httpError;
  const fields = error instanceof InvalidRequestError ? error.fields : undefined;
  const hasSuggestions = error instanceof NotFoundError && error.suggestions.length > 0;
  const suggestions = hasSuggestions ? { suggestions: [...error.suggestions] } : {};
  return {
    status: httpError.status,
    headers: { 'cache-control': 'no-store', ...httpError.headers },
    body: {
      error: sentence,
      errorMsg: sentence,
      code,
      reason: why,
      requestId,
      ...(fields && fieldErrors(fields)),
      ...suggestions,
      ...(error instanceof PreconditionFailedError && { newest: { ...error.newest } }),
    },
  };
}

function fieldErrors(fields: InvalidRequestError['fields']): Required<Pick<ErrorEnvelope, 'errors' | 'reasons'>> {
  const each = <T>(convert: (why: Reason) => T) =>
    Object.fromEntries(Object.entries(fields).map(([field, reasons]) => [field, reasons.map(convert)]));
  return { errors: each(sentenceOf), reasons: each((why) => why) };
}
