import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import type { Objects } from '../services/s3/objects.ts';
import { describe, keptHeaders } from '../services/s3/operations.ts';
import { readPostedForm } from '../services/s3/post-object.ts';
import { S3Error } from '../services/s3/s3-error.ts';
import type { Signer } from '../services/s3/signature.ts';

export type FetchOrigin = (request: HttpRequest) => Promise<HttpReply>;

/**
 * Serves a bucket as an origin. A missing object is a 404, because the bucket's policy lets CloudFront list; otherwise
 * S3 would return 403. Accepts forms that `signer` signed.
 */
export function bucketOrigin(objects: Objects, bucket: string, signer: Signer, now: () => number): FetchOrigin {
  return async ({ method, path, headers, body }) => {
    if (method === 'POST' && path === '/') return takeForm(objects, bucket, { headers, body }, signer, now());
    if (method !== 'GET' && method !== 'HEAD') return errorReply(new S3Error(405, 'MethodNotAllowed', 'Not here.'));
    const found = await objects.get(bucket, decodePath(path).slice(1));
    if (!found) return errorReply(new S3Error(404, 'NoSuchKey', 'The specified key does not exist.'));
    return { status: 200, headers: { ...describe(found.head), server: 'AmazonS3' }, cookies: [], body: found.body };
  };
}

/** Stores a file posted with a signed form. Replies 204, as S3 does if the form names no other status. */
async function takeForm(
  objects: Objects,
  bucket: string,
  { headers, body }: Pick<HttpRequest, 'headers' | 'body'>,
  signer: Signer,
  now: number,
): Promise<HttpReply> {
  try {
    const posted = await readPostedForm({ contentType: headers['content-type'] ?? '', body }, bucket, signer, now);
    await objects.put(bucket, posted.key, posted.body, keptHeaders(posted.fields));
    return { status: 204, headers: { server: 'AmazonS3' }, cookies: [], body: Buffer.alloc(0) };
  } catch (error) {
    return errorReply(S3Error.of(error));
  }
}

function errorReply(error: S3Error): HttpReply {
  const headers = { 'content-type': 'application/xml', server: 'AmazonS3' };
  return { status: error.status, headers, cookies: [], body: Buffer.from(error.toXml()) };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
