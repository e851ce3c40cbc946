import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRange } from '../services/byte-range.ts';
import { type RunningServer, startService } from '../services/http-server.ts';
import { pageOf, parseListQuery, toListXml } from '../services/s3/listing.ts';
import type { NoaaSource } from './noaa-source.ts';

/** Serves a source of NOAA's files at `/<host>/<path>`: files with ranges, and bucket listings. */
export function serveNoaa(source: NoaaSource): Promise<RunningServer> {
  return startService((request, response) => {
    answer(source, request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
}

async function answer(source: NoaaSource, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://noaa');
  const [, host = '', ...rest] = url.pathname.split('/');
  const path = `/${rest.map(decodeURIComponent).join('/')}`;
  if (path === '/' && url.searchParams.get('list-type') === '2') return list(source, host, url.searchParams, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);

  const file = await source.find(host, path);
  if (!file) return end(response, 404);
  const headers = {
    'content-type': file.contentType,
    'last-modified': new Date(file.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  const range = parseRange(request.headers.range, file.sizeBytes);
  if (range === 'unsatisfiable') return end(response, 416, { 'content-range': `bytes */${file.sizeBytes}` });
  const { start, end: last } = range ?? { start: 0, end: file.sizeBytes - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': String(last - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${last}/${file.sizeBytes}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : await file.read({ start, end: last }));
}

async function list(source: NoaaSource, host: string, query: URLSearchParams, response: ServerResponse) {
  const listing = parseListQuery(query);
  const objects = await source.list(host, listing.prefix);
  const page = pageOf(
    objects.map(({ key }) => key),
    listing,
  );
  const shown = new Set(page.names.filter(({ isPrefix }) => !isPrefix).map(({ name }) => name));
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    toListXml(
      host,
      listing,
      page,
      objects.filter(({ key }) => shown.has(key)),
    ),
  );
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, headers);
  response.end();
}
