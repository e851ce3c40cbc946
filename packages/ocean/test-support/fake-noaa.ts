import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds to a request in place of the file; `tries` counts the requests to this path, including this one. */
export type Fault = (request: IncomingMessage, response: ServerResponse, tries: number) => void;

export interface FakeNoaa {
  readonly url: string;
  /** What is published, by path without a leading slash; a function makes the file on request. */
  readonly files: Map<string, Uint8Array | (() => Uint8Array)>;
  /** The fault injected for a path. */
  readonly faults: Map<string, Fault>;
  /** Every request so far, `GET path range`. */
  readonly requests: string[];
  /** The publication time of all files in listings. */
  publishedAt: Date;
  stop(): Promise<void>;
}

const PAGE_KEYS = 100;

/** An HTTP host that serves files with ranges, and the listing of S3, 100 keys a page. */
export async function startFakeNoaa(): Promise<FakeNoaa> {
  const files: FakeNoaa['files'] = new Map();
  const faults: FakeNoaa['faults'] = new Map();
  const requests: string[] = [];
  const noaa = { files, faults, requests, publishedAt: new Date('2026-11-20T09:00:00Z') };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(url.pathname.slice(1));
    requests.push(`GET ${path} ${request.headers.range ?? ''}`.trim());
    const fault = faults.get(path);
    if (fault) fault(request, response, requests.filter((one) => one.split(' ')[1] === path).length);
    else if (url.searchParams.get('list-type') === '2') list(noaa, url.searchParams, response);
    else serve(files.get(path), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(noaa, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Serves a file as a working host does. */
export function serve(
  file: Uint8Array | (() => Uint8Array) | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!file) return void response.writeHead(404).end('Not Found');
  const bytes = typeof file === 'function' ? file() : file;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined) return void response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  const end = Math.min(bytes.length - 1, last ? Number(last) : bytes.length - 1);
  if (Number(first) > end) return void response.writeHead(416).end();
  const part = bytes.subarray(Number(first), end + 1);
  response
    .writeHead(206, { 'content-length': part.length, 'content-range': `bytes ${first}-${end}/${bytes.length}` })
    .end(part);
}

function list(
  { files, publishedAt }: Pick<FakeNoaa, 'files' | 'publishedAt'>,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE_KEYS);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${publishedAt.toISOString()}</LastModified><Size>1</Size></Contents>`,
  );
  const more = keys.length > PAGE_KEYS;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${prefix}</Prefix>` +
      `<IsTruncated>${more}</IsTruncated>${contents.join('')}${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`,
  );
}
