import {
  GetObjectCommand,
  type GetObjectCommandInput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { setting } from './setting.ts';

/** The range from byte `first` to byte `last`, both included, as in HTTP. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A range of bytes of one version of an object. */
interface ObjectPart {
  readonly bytes: Uint8Array;
  readonly version: string | undefined;
}

export interface Objects {
  /** Reads the whole object; undefined when it does not exist. */
  find(key: string): Promise<Uint8Array | undefined>;
  /**
   * Reads a range of the object's bytes, cut short where the object ends. Returns undefined when the object does not
   * exist, or the requested version was replaced.
   */
  findPart(key: string, range: ByteRange, version?: string): Promise<ObjectPart | undefined>;
  /** Writes an immutable object. `already`: it exists and stays. */
  putOnce(key: string, bytes: Uint8Array): Promise<'written' | 'already'>;
  /** Writes an object, replacing an existing one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export interface Bucket {
  readonly s3: S3Client;
  readonly name: string;
}

export function s3Objects(bucket: () => Bucket): Objects {
  return {
    async find(key) {
      return (await findObject(bucket(), { Key: key }))?.bytes;
    },

    findPart(key, { first, last }, version) {
      return findObject(bucket(), { Key: key, Range: `bytes=${first}-${last}`, IfMatch: version });
    },

    async putOnce(key, bytes) {
      const { s3, name } = bucket();
      try {
        await s3.send(new PutObjectCommand({ Bucket: name, Key: key, Body: bytes, IfNoneMatch: '*' }));
        return 'written';
      } catch (error) {
        // The status 409 means that another request is storing the object at this moment; it stores the same content.
        const status = statusOf(error);
        if (status === 412 || status === 409) return 'already';
        throw error;
      }
    },

    async put(key, bytes) {
      const { s3, name } = bucket();
      await s3.send(new PutObjectCommand({ Bucket: name, Key: key, Body: bytes }));
    },
  };
}

type Wanted = Omit<GetObjectCommandInput, 'Bucket'>;

async function findObject({ s3, name }: Bucket, wanted: Wanted): Promise<ObjectPart | undefined> {
  try {
    const { Body, ETag } = await s3.send(new GetObjectCommand({ Bucket: name, ...wanted }));
    return Body && { bytes: await Body.transformToByteArray(), version: ETag };
  } catch (error) {
    if (error instanceof NoSuchKey || statusOf(error) === 412) return undefined;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

let client: S3Client | undefined;

/** Returns the bucket that an environment variable names; the client is created once per process. */
export function processBucket(environmentName: string): Bucket {
  client ??= new S3Client({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  return { s3: client, name: setting(environmentName) };
}
