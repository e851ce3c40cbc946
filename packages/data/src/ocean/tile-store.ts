import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type Bucket, processBucket } from '../objects.ts';

export interface TileStore {
  /** Stores a map tile under its site path, with headers that let it be cached for ever. Idempotent. */
  put(path: string, png: Uint8Array): Promise<void>;
  /** Stores a JSON document under its site path, with headers that let it be cached for ever. */
  putJson(path: string, document: unknown): Promise<void>;
  /** Reads the tile at a path; undefined when it is not stored. */
  find(path: string): Promise<Uint8Array | undefined>;
  /** Reads a text that clients revalidate each time; undefined when it is not stored. */
  findText(path: string): Promise<string | undefined>;
  /**
   * Replaces a text, which clients revalidate each time, by the result of `change`. When `change` returns undefined,
   * the text stays. When another writer replaces the text meanwhile, `change` is called again with the new text.
   * Returns whether the text was replaced.
   */
  updateText(path: string, change: (text: string | undefined) => string | undefined): Promise<boolean>;
}

/** Two hours of a chart set rarely finish at the same moment, so a few retries suffice. */
const MAX_ATTEMPTS = 6;
/** HTTP statuses that mean another writer replaced or removed the text since the read, or is writing it now. */
const CHANGED_MEANWHILE: readonly (number | undefined)[] = [404, 409, 412];

export function s3TileStore(bucket: () => Bucket): TileStore {
  return {
    async put(path, png) {
      await putForEver(bucket(), path, png, 'image/png');
    },

    async putJson(path, document) {
      await putForEver(bucket(), path, JSON.stringify(document), 'application/json');
    },

    async find(path) {
      return (await read(bucket(), path))?.Body?.transformToByteArray();
    },

    async findText(path) {
      return (await readText(bucket(), path)).text;
    },

    async updateText(path, change) {
      for (let round = 0; round < MAX_ATTEMPTS; round++) {
        const { text, etag } = await readText(bucket(), path);
        const changed = change(text);
        if (changed === undefined) return false;
        if (await replaceText(bucket(), path, changed, etag)) return true;
      }
      throw new Error(`The object ${path} was changed by others ${MAX_ATTEMPTS} times.`);
    },
  };
}

async function putForEver({ s3, name }: Bucket, path: string, body: Uint8Array | string, type: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: path,
      Body: body,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

async function readText(bucket: Bucket, path: string): Promise<{ text?: string; etag?: string }> {
  const found = await read(bucket, path);
  return { text: await found?.Body?.transformToString(), etag: found?.ETag };
}

async function read({ s3, name }: Bucket, path: string): Promise<GetObjectCommandOutput | undefined> {
  try {
    return await s3.send(new GetObjectCommand({ Bucket: name, Key: path }));
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

async function replaceText({ s3, name }: Bucket, path: string, text: string, etag?: string): Promise<boolean> {
  try {
    await s3.send(
      new PutObjectCommand({
        Bucket: name,
        Key: path,
        Body: text,
        ContentType: 'text/plain; charset=utf-8',
        CacheControl: 'no-cache',
        ...(etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }),
      }),
    );
    return true;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (CHANGED_MEANWHILE.includes(status)) return false;
    throw error;
  }
}

/** The store of map tiles in the bucket that the variable TILES_BUCKET names. */
export const tileStore: TileStore = s3TileStore(() => processBucket('TILES_BUCKET'));
