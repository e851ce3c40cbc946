import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import { parseRange } from '../services/byte-range.ts';

/** Returns a 304 if the viewer already has this reply, a 206 if it requests a range, and otherwise the reply itself. */
export function applyConditions({ method, headers }: HttpRequest, reply: HttpReply): HttpReply {
  if (reply.status !== 200 || (method !== 'GET' && method !== 'HEAD')) return reply;
  const { etag, 'last-modified': lastModified } = reply.headers;
  const ifNoneMatch = headers['if-none-match'];
  const since = headers['if-modified-since'];

  if (ifNoneMatch !== undefined) {
    if (etag !== undefined && listsTag(ifNoneMatch, etag)) return notModified(reply);
  } else if (since !== undefined && lastModified !== undefined && Date.parse(lastModified) <= Date.parse(since)) {
    return notModified(reply);
  }
  return reply.headers['content-encoding'] || method === 'HEAD' ? reply : applyRange(headers.range, reply);
}

function applyRange(header: string | undefined, reply: HttpReply): HttpReply {
  const sizeBytes = reply.body.length;
  const range = parseRange(header, sizeBytes);
  if (!range) return reply;
  if (range === 'unsatisfiable') {
    return { ...reply, status: 416, headers: { 'content-range': `bytes */${sizeBytes}` }, body: Buffer.alloc(0) };
  }
  const contentRange = `bytes ${range.start}-${range.end}/${sizeBytes}`;
  const body = reply.body.subarray(range.start, range.end + 1);
  return { ...reply, status: 206, headers: { ...reply.headers, 'content-range': contentRange }, body };
}

/** Compares weakly, as in RFC 9110, 13.1.2. */
function listsTag(header: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function notModified(reply: HttpReply): HttpReply {
  const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = reply.headers;
  return { ...reply, status: 304, headers, body: Buffer.alloc(0) };
}
