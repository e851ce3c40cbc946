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
/** CloudFront adds the content security policy of pages. */
const PAGE_HEADERS = { ...SECURITY_HEADERS, 'content-type': 'text/html; charset=utf-8' };

export function jsonResponse(status: number, body: unknown, headers: Record<string, string>): HttpResponse {
  return { statusCode: status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) };
}

/** Builds a binary reply; API Gateway requires its body in Base64. */
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

/**
 * Computes the Cache-Control of a reply. A user's reply is never stored, and no reply is cached beyond `trueS`, the
 * seconds for which it is correct.
 */
export function cacheControl(cache: Cache | undefined, isPersonal: boolean, trueS = Number.POSITIVE_INFINITY): string {
  if (!cache || isPersonal || trueS < 1) return 'private, no-store';
  const leftS = Math.floor(trueS);
  const edgeS = Math.min(cache.edgeS, leftS);
  const staleS = Math.min(cache.staleS ?? 0, leftS - edgeS);
  const stale = staleS > 0 ? `, stale-while-revalidate=${staleS}` : '';
  return `public, max-age=${Math.min(cache.browserS, leftS)}, s-maxage=${edgeS}${stale}`;
}

/**
 * Adds an ETag to a cacheable reply, so that the edge can answer a conditional request with 304. A user's reply is
 * never cached.
 */
export function withEtagIfCacheable(response: HttpResponse): HttpResponse {
  return String(response.headers?.['cache-control']).startsWith('public') ? withEtag(response) : response;
}

/** Adds a digest of the body as the ETag. */
export function withEtag(response: HttpResponse): HttpResponse {
  const digest = createHash('sha256')
    .update(response.body ?? '')
    .digest('base64url');
  return { ...response, headers: { ...response.headers, etag: `"${digest.slice(0, 22)}"` } };
}

/** Converts a failure to its wire form. Any error other than an HttpError is a 500 with a fixed sentence. */
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
