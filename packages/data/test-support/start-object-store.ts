import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ObjectStore {
  readonly url: string;
  /** By `bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** The headers of each put. */
  readonly headers: Map<string, IncomingHttpHeaders>;
  stop(): Promise<void>;
}

/**
 * The part of S3's HTTP interface that the product uses: GET with a range,
 * of one version, PUT that may insist on being the first or the next, and POST that deletes many.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const headers = new Map<string, IncomingHttpHeaders>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.slice(1));
    const object = objects.get(name);
    if (request.method === 'PUT') {
      const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = request.headers;
      if (object && ifNoneMatch === '*') return void error(412, 'PreconditionFailed');
      if (ifMatch !== undefined && ifMatch !== etagOf(object)) return void error(412, 'PreconditionFailed');
      objects.set(name, Buffer.concat(chunks));
      headers.set(name, request.headers);
      return void response.writeHead(200, { etag: etagOf(objects.get(name)) }).end();
    }
    if (request.method === 'POST') {
      const bucket = name.split('/')[0];
      for (const [, key] of Buffer.concat(chunks)
        .toString()
        .matchAll(/<Key>([^<]+)<\/Key>/g))
        objects.delete(`${bucket}/${key}`);
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult/>');
    }
    if (!object) return void error(404, 'NoSuchKey');
    const { 'if-match': wanted } = request.headers;
    if (wanted !== undefined && wanted !== etagOf(object)) return void error(412, 'PreconditionFailed');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined)
      return void response.writeHead(200, { 'content-length': object.length, etag: etagOf(object) }).end(object);
    const part = object.subarray(Number(first), Number(last) + 1);
    response.writeHead(206, {
      etag: etagOf(object),
      'content-length': part.length,
      'content-range': `bytes ${first}-${Number(first) + part.length - 1}/${object.length}`,
    });
    response.end(part);

    function error(status: number, code: string): void {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    headers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Of each object once: it is read in parts by the hundred. */
const etags = new WeakMap<Buffer, string>();

function etagOf(object: Buffer | undefined): string {
  if (!object) return '';
  const etag = etags.get(object) ?? `"${createHash('md5').update(object).digest('hex')}"`;
  etags.set(object, etag);
  return etag;
}
