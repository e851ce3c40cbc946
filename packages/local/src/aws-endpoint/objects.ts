import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectHead, Objects, WriteCondition } from '../services/s3/objects.ts';
import type { BucketPlan } from '../template/plan.ts';
import { clientSettings } from './client-settings.ts';

/** Opens buckets at an endpoint's S3, and creates the missing ones. */
export async function openObjectsAt(url: string, buckets: readonly BucketPlan[]): Promise<Objects> {
  const s3 = new S3Client({ ...clientSettings(url), forcePathStyle: true });
  for (const { name: Bucket } of buckets)
    await s3.send(new CreateBucketCommand({ Bucket })).catch(unless('BucketAlreadyOwnedByYou', 'BucketAlreadyExists'));

  const head: Objects['head'] = async (Bucket, Key) => {
    const found = await s3.send(new HeadObjectCommand({ Bucket, Key })).catch(unless('NotFound', 'NoSuchKey'));
    return found && headOf(found);
  };
  return {
    async get(Bucket, Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await s3.send(new GetObjectCommand({ Bucket, Key, Range })).catch(unless('NoSuchKey'));
      if (!found?.Body) return undefined;
      const whole = range ? await head(Bucket, Key) : headOf(found);
      return whole && { head: whole, body: Buffer.from(await found.Body.transformToByteArray()) };
    },
    head,
    async put(Bucket, Key, body, headers, condition) {
      const put = new PutObjectCommand({ Bucket, Key, Body: body, ...settingsOf(headers), ...conditionOf(condition) });
      const written = await s3.send(put).catch(unless('PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'));
      return written && { sizeBytes: body.length, etag: written.ETag ?? '', modifiedAt: Date.now(), headers };
    },
    async delete(Bucket, Key) {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async list(Bucket, Prefix) {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix }))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return keys;
    },
  };
}

const METADATA = 'x-amz-meta-';
/** The headers that S3 keeps with an object, and the SDK's names of them. */
const HEADERS = {
  'cache-control': 'CacheControl',
  'content-disposition': 'ContentDisposition',
  'content-encoding': 'ContentEncoding',
  'content-language': 'ContentLanguage',
  'content-type': 'ContentType',
} as const;

interface Described extends Partial<Record<(typeof HEADERS)[keyof typeof HEADERS], string>> {
  readonly ContentLength?: number;
  readonly ETag?: string;
  readonly LastModified?: Date;
  readonly Metadata?: Readonly<Record<string, string>>;
}

function headOf(found: Described): ObjectHead {
  const headers = Object.entries(HEADERS).flatMap(([header, name]) => {
    const value = found[name];
    return value === undefined ? [] : [[header, value] as const];
  });
  const metadata = Object.entries(found.Metadata ?? {}).map(([name, value]) => [METADATA + name, value] as const);
  return {
    sizeBytes: found.ContentLength ?? 0,
    etag: found.ETag ?? '',
    modifiedAt: found.LastModified?.getTime() ?? 0,
    headers: Object.fromEntries([...headers, ...metadata]),
  };
}

function settingsOf(headers: ObjectHead['headers']) {
  const named = Object.entries(HEADERS).map(([header, name]) => [name, headers[header]]);
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith(METADATA));
  return {
    ...Object.fromEntries(named),
    Metadata: Object.fromEntries(metadata.map(([name, value]) => [name.slice(METADATA.length), value])),
  };
}

function conditionOf(condition: WriteCondition | undefined) {
  if (condition === undefined) return {};
  return condition === 'new' ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };
}

/** Returns a function that ignores S3's errors with these names and rethrows all others. */
function unless(...names: readonly string[]): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof S3ServiceException) || !names.includes(error.name)) throw error;
  };
}
