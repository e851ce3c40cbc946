import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import { countWritten, type Part } from './part.ts';

const OBJECTS_AT_ONCE = 8;

interface StoredObject {
  readonly body: string;
  readonly headers: Pick<
    GetObjectCommandOutput,
    'CacheControl' | 'ContentDisposition' | 'ContentEncoding' | 'ContentLanguage' | 'ContentType' | 'Metadata'
  >;
}

/** Returns the objects of a bucket as a part, with their headers. Bodies are in base64. */
export function objectsPart(s3: S3Client, Bucket: string): Part {
  return {
    name: 'objects',
    target: Bucket,
    async *read() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
        for (const { Key = '' } of Contents) {
          const found = await s3.send(new GetObjectCommand({ Bucket, Key }));
          const { CacheControl, ContentDisposition, ContentEncoding, ContentLanguage, ContentType, Metadata } = found;
          const value: StoredObject = {
            body: (await found.Body?.transformToString('base64')) ?? '',
            headers: { CacheControl, ContentDisposition, ContentEncoding, ContentLanguage, ContentType, Metadata },
          };
          yield { key: Key, value };
        }
    },
    async write(entries) {
      const create = async (Key: string, { body, headers }: StoredObject) => {
        try {
          const Body = Buffer.from(body, 'base64');
          await s3.send(new PutObjectCommand({ Bucket, Key, Body, ...headers, IfNoneMatch: '*' }));
          return 'created';
        } catch (error) {
          if (error instanceof S3ServiceException && error.name === 'PreconditionFailed') return 'kept';
          throw error;
        }
      };
      const results = await pMap(entries, ({ key, value }) => create(key, value as StoredObject), {
        concurrency: OBJECTS_AT_ONCE,
      });
      return countWritten(results);
    },
  };
}
