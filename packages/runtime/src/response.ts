import { type Cache, type ErrorEnvelope, type Reason, reason, sentenceOf } from '@groundswell/contracts';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { HttpError, InvalidRequest, NotFound } from './errors.ts';

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

/** The Cache-Control of a reply. A reply for a user is never stored. */
export function cacheControl(cache: Cache | undefined, isPersonal: boolean): string {
  if (!cache || isPersonal) return 'private, no-store';
  const stale = cache.staleS ? `, stale-while-revalidate=${cache.staleS}` : '';
  return `public, max-age=${cache.browserS}, s-maxage=${cache.edgeS}${stale}`;
}

/** The wire form of a failure. Anything that is not an HttpError is a 500 with one fixed sentence. */
export function envelopeOf(
  error: unknown,
  requestId: string,
): { status: number; headers: Record<string, string>; body: ErrorEnvelope } {
  const httpError = error instanceof HttpError ? error : new HttpError(500, 'internal', reason('our-fault'));
  const { message: sentence, code, reason: why } = httpError;
  const fields = error instanceof InvalidRequest ? error.fields : undefined;
  const hasSuggestions = error instanceof NotFound && error.suggestions.length > 0;
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
    },
  };
}

function fieldErrors(fields: InvalidRequest['fields']): Required<Pick<ErrorEnvelope, 'errors' | 'reasons'>> {
  const each = <T>(convert: (why: Reason) => T) =>
    Object.fromEntries(Object.entries(fields).map(([field, reasons]) => [field, reasons.map(convert)]));
  return { errors: each(sentenceOf), reasons: each((why) => why) };
}
