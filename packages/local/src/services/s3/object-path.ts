import { join } from 'node:path';

/** A safe bound below the longest file name (255 bytes) that common file systems allow. */
const NAME_LIMIT_BYTES = 240;

/**
 * Returns an object's file path below its bucket's folder. Each part of the key is encoded without `/` and dots, so no
 * key escapes the folder. A folder's name ends in `+`, so `a` and `a/b` can both be objects. Returns undefined if a
 * name is too long.
 */
export function objectPath(bucketDir: string, key: string): string | undefined {
  if (key === '' || Buffer.byteLength(key) > 1024) return undefined;
  const parts = key.split('/').map(encodePart);
  if (parts.some((part) => part.length > NAME_LIMIT_BYTES)) return undefined;
  const file = parts.pop() ?? '';
  return join(bucketDir, ...parts.map((part) => `${part}+`), file);
}

/** Returns the key of a path made by `objectPath`, relative to its bucket's folder, with `/` between parts. */
export function keyOfPath(path: string): string {
  const parts = path.split('/');
  return parts.map((part, index) => decodePart(index < parts.length - 1 ? part.slice(0, -1) : part)).join('/');
}

function encodePart(part: string): string {
  if (part === '') return '%';
  // A lone surrogate has no UTF-8 encoding, so it becomes U+FFFD.
  return encodeURIComponent(Buffer.from(part).toString()).replaceAll('.', '%2E').replaceAll('*', '%2A');
}

function decodePart(name: string): string {
  return name === '%' ? '' : decodeURIComponent(name);
}
