import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A function that answers a request in place of the file, to simulate a failing host. `tries` counts the requests to
 * this path, including the current one.
 */
export type Fault = (request: IncomingMessage, response: ServerResponse, tries: number) => void;

export interface FakeNoaa {
  readonly url: string;
  /**
   * The published files, by path without a leading slash. Where the entry is a function, it makes the file on request.
   */
  readonly files: Map<string, Uint8Array | (() => Uint8Array)>;
  readonly faults: Map<string, Fault>;
  /** Every request so far, as `GET path range`. */
  readonly requests: string[];
  /** The publication time that listings state for all files. */
  publishedAt: Date;
  /**
   * A replacement for the global `fetch`. It answers every request from memory, except for those in which a test
   * injects a fault.
   */
  readonly fetch: typeof fetch;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

const PAGE_KEYS = 100;

/** Starts an HTTP host that serves files with ranges, and S3 listings with 100 keys a page. */
export async function startFakeNoaa(): Promise<FakeNoaa> {
  // The original `fetch` is saved here, because a test may replace the global `fetch` with the fake host's.
  const fetchOverHttp = fetch;
  const files: FakeNoaa['files'] = new Map();
  const faults: FakeNoaa['faults'] = new Map();
  const requests: string[] = [];
  const noaa = { files, faults, requests, publishedAt: new Date('2026-11-20T09:00:00Z') };
  const note = (path: string, range = '') => requests.push(`GET ${path} ${range}`.trim());
  const answer = (path: string, query: URLSearchParams, range?: string) =>
    query.get('list-type') === '2' ? list(noaa, query) : answerFile(files.get(path), range);

  const server = createServer((request, response) => {
    const { path, searchParams } = parse(request.url ?? '/');
    const { range } = request.headers;
    note(path, range);
    const fault = faults.get(path);
    if (fault) fault(request, response, requests.filter((one) => one.split(' ')[1] === path).length);
    else send(answer(path, searchParams, range), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(noaa, {
    url: origin,
    fetch: async (input: Parameters<typeof fetch>[0], options: RequestInit = {}) => {
      const { path, searchParams, ...url } = parse(String(input));
      if (url.origin !== origin || faults.has(path)) return fetchOverHttp(input, options);
      options.signal?.throwIfAborted();
      const range = new Headers(options.headers).get('range') ?? undefined;
      note(path, range);
      const { body, ...rest } = answer(path, searchParams, range);
      return new Response(body as BodyInit | undefined, rest);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function parse(address: string) {
  const { origin, pathname, searchParams } = new URL(address, 'http://host');
  return { origin, searchParams, path: decodeURIComponent(pathname.slice(1)) };
}

/** Serves a file as a working host does. */
export function serve(
  file: Uint8Array | (() => Uint8Array) | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  send(answerFile(file, request.headers.range), response);
}

function send({ status, headers, body }: Answer, response: ServerResponse): void {
  response.writeHead(status, headers).end(body);
}

function answerFile(file: Uint8Array | (() => Uint8Array) | undefined, range = ''): Answer {
  if (!file) return { status: 404, body: 'Not Found' };
  const bytes = typeof file === 'function' ? file() : file;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return { status: 200, headers: { 'content-length': `${bytes.length}` }, body: bytes };
  const end = Math.min(bytes.length - 1, last ? Number(last) : bytes.length - 1);
  if (Number(first) > end) return { status: 416 };
  const body = bytes.subarray(Number(first), end + 1);
  const headers = { 'content-length': `${body.length}`, 'content-range': `bytes ${first}-${end}/${bytes.length}` };
  return { status: 206, headers, body };
}

function list({ files, publishedAt }: Pick<FakeNoaa, 'files' | 'publishedAt'>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE_KEYS);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${publishedAt.toISOString()}</LastModified><Size>1</Size></Contents>`,
  );
  const more = keys.length > PAGE_KEYS;
  const body =
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${prefix}</Prefix>` +
    `<IsTruncated>${more}</IsTruncated>${contents.join('')}${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
