import { join } from 'node:path';

/** Longest file name that common file systems take. */
const NAME_LIMIT_BYTES = 240;

/**
 * File of an object below its bucket's folder. Every part of the key becomes one name without `/` or dots that climb,
 * so no key leaves the folder; a folder's name ends in `+`, so `a` and `a/b` can both be objects. Undefined if too
 * long.
 */
export function objectPath(bucketDir: string, key: string): string | undefined {
  if (key === '' || Buffer.byteLength(key) > 1024) return undefined;
  const parts = key.split('/').map(encodePart);
  if (parts.some((part) => part.length > NAME_LIMIT_BYTES)) return undefined;
  const file = parts.pop() ?? '';
  return join(bucketDir, ...parts.map((part) => `${part}+`), file);
}

/** The key of a path made by `objectPath`, relative to its bucket's folder, with `/` between parts. */
export function keyOfPath(path: string): string {
  const parts = path.split('/');
  return parts.map((part, index) => decodePart(index < parts.length - 1 ? part.slice(0, -1) : part)).join('/');
}

function encodePart(part: string): string {
  if (part === '') return '%';
  // A lone half of a surrogate pair cannot be encoded; it becomes U+FFFD, as in any UTF-8.
  return encodeURIComponent(Buffer.from(part).toString()).replaceAll('.', '%2E').replaceAll('*', '%2A');
}

function decodePart(name: string): string {
  return name === '%' ? '' : decodeURIComponent(name);
}
