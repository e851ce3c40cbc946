import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { type Bucket, processBucket } from '../objects.ts';

/** The folder of files as uploaded. The site does not serve it, and a lifecycle rule deletes them after a day. */
const RAW_FOLDER = 'raw';
/** The folder of finished pictures, which the site serves under the same path. */
const SERVED_FOLDER = 'uploads';
const POST_WITHIN_S = 600;
/** Content under a file name never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

export interface PictureFiles {
  /** Returns the form fields with which a browser can post a file of at most `maxBytes` within ten minutes. */
  presignPost(id: string, maxBytes: number): Promise<Readonly<Record<string, string>>>;
  /** Reads the uploaded file; undefined when it is missing or too large. */
  findRaw(id: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Stores a picture's files; idempotent. */
  put(picture: string, files: Readonly<Record<string, Uint8Array>>): Promise<void>;
  /**
   * Removes a picture's files, given the suffixes of their names, and the uploaded file; missing files are no error.
   */
  remove(id: string, picture: string, files: readonly string[]): Promise<void>;
}

function s3PictureFiles(bucket: () => Bucket): PictureFiles {
  return {
    async presignPost(id, maxBytes) {
      const { s3, name } = bucket();
      const { fields } = await createPresignedPost(s3, {
        Bucket: name,
        Key: rawKey(id),
        Expires: POST_WITHIN_S,
        Conditions: [['content-length-range', 1, maxBytes]],
      });
      return fields;
    },

    async findRaw(id, maxBytes) {
      const { s3, name } = bucket();
      try {
        const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket: name, Key: rawKey(id) }));
        return Body && ContentLength <= maxBytes ? await Body.transformToByteArray() : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async put(picture, files) {
      const { s3, name } = bucket();
      await Promise.all(
        Object.entries(files).map(([file, bytes]) =>
          s3.send(
            new PutObjectCommand({
              Bucket: name,
              Key: servedKey(picture, file),
              Body: bytes,
              ContentType: file.endsWith('.avif') ? 'image/avif' : 'image/webp',
              CacheControl: FOR_GOOD,
            }),
          ),
        ),
      );
    },

    async remove(id, picture, files) {
      const { s3, name } = bucket();
      const found = [rawKey(id), ...files.map((file) => servedKey(picture, file))];
      const { Errors = [] } = await s3.send(
        new DeleteObjectsCommand({ Bucket: name, Delete: { Objects: found.map((Key) => ({ Key })), Quiet: true } }),
      );
      if (Errors.length > 0) throw new Error(`The files of ${picture} could not be removed: ${Errors[0]?.Message}.`);
    },
  };
}

function rawKey(id: string): string {
  return `${RAW_FOLDER}/${id}`;
}

function servedKey(picture: string, file: string): string {
  return `${SERVED_FOLDER}/${picture}${file}`;
}

export const pictureFiles: PictureFiles = s3PictureFiles(() => processBucket('UPLOADS_BUCKET'));
