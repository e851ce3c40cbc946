import { RefusedFileError } from './noaa-errors.ts';

/**
 * Reads the body of a response, at most `maxBytes`. It refuses an HTML page, because NOAA's hosts serve maintenance
 * pages with 200. Throws RefusedFileError. A body that ends before its stated length throws a plain error, which is
 * retried.
 */
export async function readBody(url: string, response: Response, maxBytes: number): Promise<Uint8Array> {
  const stated = response.headers.get('content-length');
  if (stated !== null && Number(stated) > maxBytes) {
    await response.body?.cancel();
    throw new RefusedFileError(url, `its ${stated} bytes are more than the ${maxBytes} that are taken`);
  }
  const bytes = await collect(url, response, maxBytes);
  if (stated !== null && bytes.length !== Number(stated))
    throw new Error(`the body ended after ${bytes.length} of ${stated} bytes`);
  if (isHtml(response, bytes)) throw new RefusedFileError(url, 'the answer is a page of HTML, not the file');
  return bytes;
}

async function collect(url: string, response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new RefusedFileError(url, `it is longer than the ${maxBytes} bytes that are taken`);
    chunks.push(chunk);
  }
  const [only] = chunks;
  if (only && chunks.length === 1) return only;

  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function isHtml(response: Response, bytes: Uint8Array): boolean {
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return true;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  return /^\s*(<!doctype html|<html)/i.test(start.replace(/^\u00ef\u00bb\u00bf/, ''));
}
