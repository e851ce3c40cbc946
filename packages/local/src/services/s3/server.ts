import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../clock.ts';
import { type RunningServer, startService } from '../http-server.ts';
import { type Access, allowAll, type FindRefusal } from '../rights.ts';
import { checkRequest } from './check-request.ts';
import type { Objects } from './objects.ts';
import { deleteMany, list, putObject, readObject } from './operations.ts';
import { S3Error } from './s3-error.ts';
import type { S3Reply, S3Request } from './s3-message.ts';
import type { Signer } from './signature.ts';

/** Serves S3 over a folder, in path style (`/bucket/key`), for the calls that functions make, signed by `signer`. */
export function serveObjects(
  objects: Objects,
  buckets: () => readonly string[],
  signer: Signer,
  clock: Pick<Clock, 'now'>,
  findRefusal: FindRefusal = allowAll,
): Promise<RunningServer> {
  return startService((message, response) => {
    answer(message)
      .catch((error: unknown) => toReply(error))
      .then((reply) => send(message, response, reply))
      .catch(() => response.destroy());
  });

  async function answer(message: IncomingMessage): Promise<S3Reply> {
    // Programs outside the cloud sign with the machine's clock, functions with the cloud's clock.
    checkRequest(message, signer, [clock.now(), Date.now()]);
    const url = new URL(message.url ?? '/', 'http://s3');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const key = decodeKey(rest.join('/'));
    const request: S3Request = { message, bucket: decodeKey(bucket), key, query: url.searchParams };
    if (!buckets().includes(request.bucket)) throw new S3Error(404, 'NoSuchBucket', `There is no bucket ${bucket}.`);
    if (key === '' && message.method === 'POST' && request.query.has('delete'))
      return deleteMany(objects, request, (one) =>
        findRefusal(message, { action: 's3:DeleteObject', resource: arnOf(request.bucket, one) }),
      );
    const refusal = findRefusal(message, accessOf(request));
    if (refusal) throw new S3Error(403, 'AccessDenied', refusal);
    const isRead = message.method === 'GET' || message.method === 'HEAD';

    if (key === '' && message.method === 'HEAD') return { status: 200, headers: {} };
    if (key === '' && message.method === 'GET') return list(objects, request);
    if (key !== '' && isRead) return readObject(objects, request);
    if (key !== '' && message.method === 'PUT' && !message.headers['x-amz-copy-source'])
      return putObject(objects, request);
    if (key !== '' && message.method === 'DELETE') {
      await objects.delete(request.bucket, key);
      return { status: 204, headers: {} };
    }
    throw new S3Error(
      501,
      'NotImplemented',
      `The local buckets cannot do ${message.method} ${url.pathname}${url.search}.`,
    );
  }
}

/** Returns the right that a request about one object or a whole bucket needs. */
function accessOf({ message, bucket, key }: S3Request): Access {
  if (key === '') return { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` };
  const actions: Readonly<Record<string, string>> = { PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };
  return { action: actions[message.method ?? ''] ?? 's3:GetObject', resource: arnOf(bucket, key) };
}

function arnOf(bucket: string, key: string): string {
  return `arn:aws:s3:::${bucket}/${key}`;
}

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI', 'The address cannot be read.');
  }
}

function toReply(error: unknown): S3Reply {
  const known = S3Error.of(error);
  return { status: known.status, headers: { 'content-type': 'application/xml' }, body: known.toXml() };
}

function send(message: IncomingMessage, response: ServerResponse, { status, headers, body }: S3Reply) {
  const length = body === undefined ? undefined : String(Buffer.byteLength(body));
  response.writeHead(status, {
    'x-amz-request-id': randomUUID(),
    ...(length !== undefined && { 'content-length': length }),
    ...headers,
  });
  response.end(message.method === 'HEAD' ? undefined : body);
}
