import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const LINE_CHARS = 4000;

/** Compresses bytes into lines of base64, so that a generated file has no endless line. */
export function packBytes(bytes: Uint8Array): string[] {
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).toString('base64');
  return packed.match(new RegExp(`.{1,${LINE_CHARS}}`, 'g')) ?? [];
}

/** Returns the bytes that `packBytes` packed. */
export function unpackBytes(lines: readonly string[]): Uint8Array {
  return brotliDecompressSync(Buffer.from(lines.join(''), 'base64'));
}
