import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { stubInProcess } from './stub-in-process.ts';

export interface ObjectStore {
  readonly url: string;
  /** Objects by `bucket/key`. */
  readonly objects: Map<string, Buffer>;
  readonly headers: Map<string, IncomingHttpHeaders>;
  stop(): Promise<void>;
}

type Kept = Pick<ObjectStore, 'objects' | 'headers'>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
}

/**
 * Starts a stub with the part of S3's HTTP interface that the product uses: GET with a range or of one version,
 * conditional PUT, and POST that deletes many.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const kept: Kept = { objects: new Map(), headers: new Map() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.slice(1));
    const { status, headers, body } = answer(kept, request.method, name, request.headers, Buffer.concat(chunks));
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...kept,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts the S3 stub for all S3 clients of this process, without HTTP, for tests that move much data. */
export function startInProcessObjects(): ObjectStore {
  const kept: Kept = { objects: new Map(), headers: new Map() };
  const undo = stubInProcess<Sent>(S3Client, (command, { Bucket, Key, Body = '', Delete, ...sent }) => {
    if (command === 'DeleteObjects') {
      for (const one of Delete?.Objects ?? []) kept.objects.delete(`${Bucket}/${one.Key}`);
      return {};
    }
    const method = { PutObject: 'PUT', GetObject: 'GET' }[command];
    if (!method) throw new Error(`${command} is not known here.`);
    const texts = Object.entries(sent as Readonly<Record<string, string | undefined>>);
    const headers = Object.fromEntries(texts.map(([field, text]) => [HEADERS[field] ?? field, text]));
    const {
      status,
      headers: replyHeaders,
      body = '',
    } = answer(kept, method, `${Bucket}/${Key}`, headers, Buffer.from(Body));
    if (status >= 400) throw toError(status);
    const bytes = Uint8Array.from(Buffer.from(body));
    return {
      ETag: replyHeaders.etag,
      ContentLength: bytes.length,
      Body: { transformToByteArray: async () => bytes, transformToString: async () => Buffer.from(bytes).toString() },
    };
  });
  return { ...kept, url: 'http://127.0.0.1:1', stop: async () => undo() };
}

interface Sent {
  readonly Bucket: string;
  readonly Key: string;
  readonly Body?: Uint8Array;
  readonly Delete?: { readonly Objects: readonly { readonly Key: string }[] };
}
const HEADERS: Readonly<Record<string, string>> = {
  IfMatch: 'if-match',
  IfNoneMatch: 'if-none-match',
  Range: 'range',
  ContentType: 'content-type',
  CacheControl: 'cache-control',
};

function toError(httpStatusCode: number): Error {
  const $metadata = { httpStatusCode };
  if (httpStatusCode === 404) return new NoSuchKey({ message: 'NoSuchKey', $metadata });
  return new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata });
}

function answer(
  { objects, headers }: Kept,
  method: string | undefined,
  name: string,
  asked: IncomingHttpHeaders,
  body: Buffer,
): Answer {
  const object = objects.get(name);
  const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = asked;
  if (method === 'PUT') {
    if (object && ifNoneMatch === '*') return refusal(412, 'PreconditionFailed');
    if (ifMatch !== undefined && ifMatch !== etagOf(object)) return refusal(412, 'PreconditionFailed');
    objects.set(name, body);
    headers.set(name, asked);
    return { status: 200, headers: { etag: etagOf(body) } };
  }
  if (method === 'POST') {
    const bucket = name.split('/')[0];
    for (const [, key] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(`${bucket}/${key}`);
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: '<DeleteResult/>' };
  }
  if (!object) return refusal(404, 'NoSuchKey');
  const etag = etagOf(object);
  if (ifMatch !== undefined && ifMatch !== etag) return refusal(412, 'PreconditionFailed');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(asked.range ?? '') ?? [];
  if (first === undefined) return { status: 200, headers: { etag, 'content-length': object.length }, body: object };
  const part = object.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${object.length}`;
  return { status: 206, headers: { etag, 'content-length': part.length, 'content-range': range }, body: part };
}

function refusal(status: number, code: string): Answer {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

/**
 * ETags are computed once per object, since it is read in hundreds of parts. S3's own ETag is an MD5, which takes
 * longer.
 */
const etags = new WeakMap<Buffer, string>();

function etagOf(object: Buffer | undefined): string {
  if (!object) return '';
  const etag = etags.get(object) ?? `"${createHash('sha1').update(object).digest('hex')}"`;
  etags.set(object, etag);
  return etag;
}
