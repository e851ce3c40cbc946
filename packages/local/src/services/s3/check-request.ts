import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readBody } from '../http-server.ts';
import { S3Error } from './s3-error.ts';
import { ALGORITHM, checkSigner, computeSignature, isSameSignature, type Signer } from './signature.ts';

/** The largest permitted difference between the signed time and the clock. */
const MOST_SKEW_MS = 15 * 60_000;
const MOST_PRESIGNED_S = 7 * 86_400;
const DIGEST = /^[\da-f]{64}$/;
const UNSIGNED_BODIES = ['UNSIGNED-PAYLOAD', 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'];

interface Signed {
  /** `<key>/<day>/<region>/s3/aws4_request` */
  readonly credential: string;
  /** `20261120T150000Z` */
  readonly date: string;
  readonly headers: readonly string[];
  readonly signature: string;
  /** The digest of the body, or a keyword such as `UNSIGNED-PAYLOAD` if the body is not signed. */
  readonly payload: string;
  readonly validMs: { readonly before: number; readonly after: number };
}

/**
 * Checks a request's signature as S3 does, whether it is in a header or in a presigned URL. The signed time must be
 * close to one of the times `clocks`, UTC ms. Throws S3Error (S3 API reference, 'Authenticating requests (AWS Signature
 * Version 4)').
 */
export function checkRequest(message: IncomingMessage, signer: Signer, clocks: readonly number[]): void {
  const { method = 'GET', url = '/', headers } = message;
  const [path = '/', search = ''] = url.split('?');
  const query = search === '' ? [] : search.split('&').map(readPair);
  const signed = readSigned(headers, new Map(query));
  checkSigner(signed.credential, signed.date, signer);
  checkTime(signed, clocks);
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signed.headers.includes(name));
  if (!signed.headers.includes('host') || unsigned.length > 0)
    throw denied('There were headers present in the request which were not signed.');

  const request = [
    method,
    path
      .split('/')
      .map((part) => encode(decode(part)))
      .join('/'),
    toCanonicalQuery(query.filter(([name]) => name !== 'X-Amz-Signature')),
    ...signed.headers.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/\s+/g, ' ')}`,
    ),
    '',
    signed.headers.join(';'),
    signed.payload,
  ].join('\n');
  const [, ...scope] = signed.credential.split('/');
  const text = [ALGORITHM, signed.date, scope.join('/'), createHash('sha256').update(request).digest('hex')].join('\n');
  const [day = '', region = ''] = scope;
  if (!isSameSignature(signed.signature, computeSignature(text, signer.secretAccessKey, { day, region })))
    throw S3Error.ofSignature();
}

/**
 * Reads the body of a checked request and compares it with the digest in its headers. Throws BodyTooLargeError for more
 * than `limitBytes`, and S3Error if the body does not match.
 */
export async function readSignedBody(message: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const body = await readBody(message, limitBytes);
  const stated = String(message.headers['x-amz-content-sha256'] ?? '');
  if (DIGEST.test(stated) && createHash('sha256').update(body).digest('hex') !== stated)
    throw new S3Error(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  return body;
}

function readSigned(headers: IncomingHttpHeaders, query: ReadonlyMap<string, string>): Signed {
  const { authorization } = headers;
  const algorithm = query.get('X-Amz-Algorithm');
  if (authorization !== undefined && algorithm !== undefined)
    throw invalid('InvalidArgument', 'Only one auth mechanism allowed.');
  if (authorization !== undefined) return readHeader(authorization, headers);
  if (algorithm === ALGORITHM) return readAddress(query);
  if (algorithm !== undefined || query.has('Signature')) throw unsupported();
  throw denied('Access Denied');
}

function readHeader(authorization: string, headers: IncomingHttpHeaders): Signed {
  const [algorithm, rest = ''] = authorization.split(/ (.*)/s);
  if (algorithm !== ALGORITHM) throw unsupported();
  const parts = new Map(rest.split(',').map((part) => readPair(part.trim())));
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  if (payload === '') throw invalid('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  if (payload.startsWith('STREAMING-AWS4-'))
    throw new S3Error(501, 'NotImplemented', 'The local buckets take no body whose chunks are signed.');
  if (!DIGEST.test(payload) && !UNSIGNED_BODIES.includes(payload))
    throw invalid('InvalidArgument', 'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, or a valid sha256 value.');
  return {
    credential: parts.get('Credential') ?? '',
    date: String(headers['x-amz-date'] ?? ''),
    headers: (parts.get('SignedHeaders') ?? '').split(';'),
    signature: parts.get('Signature') ?? '',
    payload,
    validMs: { before: MOST_SKEW_MS, after: MOST_SKEW_MS },
  };
}

function readAddress(query: ReadonlyMap<string, string>): Signed {
  const expires = query.get('X-Amz-Expires') ?? '';
  if (!/^\d{1,6}$/.test(expires) || Number(expires) > MOST_PRESIGNED_S)
    throw invalid('AuthorizationQueryParametersError', 'X-Amz-Expires must be a number of seconds, 604800 at most.');
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    headers: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    validMs: { before: MOST_SKEW_MS, after: Number(expires) * 1000 },
  };
}

function checkTime({ date, validMs }: Signed, clocks: readonly number[]): void {
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (clocks.some((now) => at - validMs.before <= now && now <= at + validMs.after)) return;
  if (validMs.after !== MOST_SKEW_MS) throw denied('Request has expired');
  throw new S3Error(
    403,
    'RequestTimeTooSkewed',
    'The difference between the request time and the current time is too large.',
  );
}

/** Builds the canonical query string, sorted by encoded names, then by encoded values. */
function toCanonicalQuery(query: readonly (readonly [string, string])[]): string {
  const pairs = query.map(([name, value]) => [encode(name), encode(value)] as const);
  const sorted = pairs.sort(([a, x], [b, y]) => (a === b ? Number(x > y) - Number(x < y) : a > b ? 1 : -1));
  return sorted.map((pair) => pair.join('=')).join('&');
}

function readPair(text: string): [name: string, value: string] {
  const equals = `${text}=`.indexOf('=');
  return [decode(text.slice(0, equals)), decode(text.slice(equals + 1))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures do. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

function unsupported(): S3Error {
  return invalid(
    'InvalidRequest',
    'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.',
  );
}

function invalid(code: string, message: string): S3Error {
  return new S3Error(400, code, message);
}

function denied(message: string): S3Error {
  return new S3Error(403, 'AccessDenied', message);
}
