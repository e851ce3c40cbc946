import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import type { Objects } from '../services/s3/objects.ts';
import { describe } from '../services/s3/operations.ts';
import { S3Error } from '../services/s3/s3-error.ts';

export type FetchOrigin = (request: HttpRequest) => Promise<HttpReply>;

/**
 * A bucket as an origin. A missing object is a 404, as where the bucket's policy lets CloudFront list it; without that
 * S3 would return 403.
 */
export function bucketOrigin(objects: Objects, bucket: string): FetchOrigin {
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return errorReply(new S3Error(405, 'MethodNotAllowed', 'Not here.'));
    const found = await objects.get(bucket, decodePath(path).slice(1));
    if (!found) return errorReply(new S3Error(404, 'NoSuchKey', 'The specified key does not exist.'));
    return { status: 200, headers: { ...describe(found.head), server: 'AmazonS3' }, cookies: [], body: found.body };
  };
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
