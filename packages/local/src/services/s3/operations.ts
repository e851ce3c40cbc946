import type { IncomingHttpHeaders } from 'node:http';
import { parseRange } from '../byte-range.ts';
import { escapeXml, textsOf } from '../xml.ts';
import { BadFramingError, decodeAwsChunked } from './aws-chunked.ts';
import { readSignedBody } from './check-request.ts';
import { findWrongChecksum } from './checksums.ts';
import { pageOf, parseListQuery, toListXml } from './listing.ts';
import type { ObjectHead, Objects } from './objects.ts';
import { S3Error } from './s3-error.ts';
import type { S3Reply, S3Request } from './s3-message.ts';

const BODY_LIMIT_BYTES = 256 * 1024 * 1024;
/** The headers that S3 stores with an object and returns. */
const KEPT = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

export async function putObject(objects: Objects, { message, bucket, key }: S3Request): Promise<S3Reply> {
  const { headers } = message;
  const raw = await readSignedBody(message, BODY_LIMIT_BYTES);
  const { body, trailers } = unframe(headers, raw);
  const wrong = findWrongChecksum(body, { ...firstValues(headers), ...trailers });
  if (wrong) throw new S3Error(400, 'BadDigest', `The body does not have the checksum of ${wrong}.`);

  const etag = headers['if-match'];
  // S3 guide, 'Prevent object overwrites with conditional writes': without an object there is no version to replace.
  if (etag !== undefined && !(await objects.head(bucket, key))) throw noSuchKey();
  const condition = etag === undefined ? (headers['if-none-match'] === '*' ? 'new' : undefined) : { etag };
  const head = await objects.put(bucket, key, body, keptHeaders(headers), condition);
  if (!head) throw preconditionFailed();
  return { status: 200, headers: { etag: head.etag }, body: '' };
}

export async function readObject(objects: Objects, { message, bucket, key }: S3Request): Promise<S3Reply> {
  const head = await objects.head(bucket, key);
  if (!head) throw noSuchKey();
  const { range: rangeHeader, 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = message.headers;
  if (ifMatch !== undefined && ifMatch !== head.etag) throw preconditionFailed();
  if (ifNoneMatch === head.etag) return { status: 304, headers: describe(head) };

  const range = parseRange(rangeHeader, head.sizeBytes);
  if (range === 'unsatisfiable') throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable.');
  if (message.method === 'HEAD') {
    return { status: 200, headers: { ...describe(head), 'content-length': String(head.sizeBytes) } };
  }
  const found = await objects.get(bucket, key, range);
  if (!found) throw noSuchKey();
  if (!range) return { status: 200, headers: describe(found.head), body: found.body };
  const contentRange = `bytes ${range.start}-${range.end}/${head.sizeBytes}`;
  return { status: 206, headers: { ...describe(found.head), 'content-range': contentRange }, body: found.body };
}

export async function list(objects: Objects, { bucket, query }: S3Request): Promise<S3Reply> {
  if (query.get('list-type') !== '2')
    throw new S3Error(501, 'NotImplemented', 'The local buckets list with version 2 only.');
  const listing = parseListQuery(query);
  const page = pageOf(await objects.list(bucket, listing.prefix), listing);
  const keys = page.names.filter(({ isPrefix }) => !isPrefix).map(({ name }) => name);
  const heads = await Promise.all(keys.map(async (key) => ({ key, head: await objects.head(bucket, key) })));
  const listed = heads.flatMap(({ key, head }) => (head ? [{ key, ...head }] : []));
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: toListXml(bucket, listing, page, listed),
  };
}

/** Deletes the keys that a request names. Keys for which `refuse` gives a reason are kept and reported as errors. */
export async function deleteMany(
  objects: Objects,
  { message, bucket }: S3Request,
  refuse: (key: string) => string | undefined,
): Promise<S3Reply> {
  const { body } = unframe(message.headers, await readSignedBody(message, 2_000_000));
  const request = body.toString('utf8');
  const refused = new Map(textsOf(request, 'Key').map((key) => [key, refuse(key)]));
  const keys = [...refused.keys()].filter((key) => refused.get(key) === undefined);
  await Promise.all(keys.map((key) => objects.delete(bucket, key)));
  // In quiet mode the reply names only failures. S3 API reference, 'DeleteObjects'.
  const told = textsOf(request, 'Quiet')[0] === 'true' ? [] : keys;
  const deleted = told.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`).join('');
  const errors = [...refused].map(([key, reason]) => (reason === undefined ? '' : deniedXml(key, reason))).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult>${deleted}${errors}</DeleteResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: xml };
}

function deniedXml(key: string, reason: string): string {
  return `<Error><Key>${escapeXml(key)}</Key><Code>AccessDenied</Code><Message>${escapeXml(reason)}</Message></Error>`;
}

function unframe(headers: IncomingHttpHeaders, raw: Buffer): ReturnType<typeof decodeAwsChunked> {
  const isFramed =
    String(headers['content-encoding'] ?? '').includes('aws-chunked') ||
    String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-');
  if (!isFramed) return { body: raw, trailers: {} };
  try {
    const decoded = decodeAwsChunked(raw);
    const stated = headers['x-amz-decoded-content-length'];
    if (stated !== undefined && Number(stated) !== decoded.body.length)
      throw new BadFramingError('The body is not as long as it says.');
    return decoded;
  } catch (error) {
    if (error instanceof BadFramingError) throw new S3Error(400, 'IncompleteBody', error.message);
    throw error;
  }
}

/** Selects the headers, or a form's fields, that S3 stores with an object. */
export function keptHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const kept = Object.entries(firstValues(headers)).filter(
    ([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const encoding = String(headers['content-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'aws-chunked')
    .join(',');
  const { 'content-encoding': _, ...others } = Object.fromEntries(kept);
  return encoding === '' ? others : { ...others, 'content-encoding': encoding };
}

function firstValues(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Builds the headers of a reply about an object. */
export function describe({ etag, modifiedAt, headers }: ObjectHead): Readonly<Record<string, string>> {
  const lastModified = new Date(modifiedAt).toUTCString();
  return {
    'content-type': 'binary/octet-stream',
    ...headers,
    etag,
    'last-modified': lastModified,
    'accept-ranges': 'bytes',
  };
}

function noSuchKey(): S3Error {
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
}

function preconditionFailed(): S3Error {
  return new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.');
}
