import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { isExpired } from './table.ts';

/** The limit is far above any stored document. A larger document is refused before it fills the memory. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;

/**
 * Packs a document for storage as compressed JSON. At quality 5, a forecast of 16 days shrinks to a tenth within
 * milliseconds.
 */
export function packJson(document: unknown): Uint8Array {
  return brotliCompressSync(JSON.stringify(document), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * Reads the document in an item's `body`, stored by `packJson`; logs an unreadable one and returns undefined. The
 * caller must have checked the item's `type` and `v`, and so knows the shape.
 */
export function unpackBody<T extends object>({ pk, sk, body }: Record<string, unknown>): T | undefined {
  try {
    if (!(body instanceof Uint8Array)) throw new Error('It has no body.');
    const document: unknown = JSON.parse(
      brotliDecompressSync(body, { maxOutputLength: MAX_JSON_BYTES }).toString('utf8'),
    );
    if (typeof document !== 'object' || document === null) throw new Error('Its body is no object.');
    return document as T;
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', unreadable: { pk, sk }, reason: String(error) }));
    return undefined;
  }
}

/**
 * Reads the document of an item with a TTL and a version of its shape. Returns undefined when the item is missing, has
 * another version, or has expired.
 */
export function liveBody<T extends object>(item: Record<string, unknown> | undefined, version: number): T | undefined {
  return item?.v === version && !isExpired(item, Date.now()) ? unpackBody<T>(item) : undefined;
}
