import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { setting } from './setting.ts';

/** Bytes `first` to `last`, both included, as HTTP counts them. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface Objects {
  /** The object, or a part of it; undefined when there is none. A range past the end is cut short. */
  find(key: string, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** Writes an object that is never written again. `already`: it was there and stays. */
  putOnce(key: string, bytes: Uint8Array): Promise<'written' | 'already'>;
  /** Writes an object, replacing what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export interface Bucket {
  readonly s3: S3Client;
  readonly name: string;
}

export function s3Objects(bucket: () => Bucket): Objects {
  return {
    async find(key, range) {
      const { s3, name } = bucket();
      const Range = range && `bytes=${range.first}-${range.last}`;
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: key, Range }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async putOnce(key, bytes) {
      const { s3, name } = bucket();
      try {
        await s3.send(new PutObjectCommand({ Bucket: name, Key: key, Body: bytes, IfNoneMatch: '*' }));
        return 'written';
      } catch (error) {
        // 409: another writer is at it this very moment; what it writes is the same.
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
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

let client: S3Client | undefined;

/** A bucket of this process, named by an environment variable; the client is made once. */
export function processBucket(environmentName: string): Bucket {
  client ??= new S3Client({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  return { s3: client, name: setting(environmentName) };
}
