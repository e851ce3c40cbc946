import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digests: Readonly<Record<string, (body: Buffer) => string>> = {
  'x-amz-checksum-crc32': (body) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(crc32(body));
    return bytes.toString('base64');
  },
  'x-amz-checksum-sha1': (body) => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
};

/** Returns the header name of the first declared checksum that does not match the body; undefined if all match. */
export function findWrongChecksum(body: Buffer, stated: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(digests).find(
    ([name, digest]) => stated[name] !== undefined && stated[name] !== digest(body),
  )?.[0];
}
