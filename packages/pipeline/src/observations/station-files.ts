import { BadNdbcFileError, NotPublishedError, RefusedFileError, UpstreamUnavailableError } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { noaa } from '../noaa.ts';

const MAX_REALTIME_BYTES = 2 * 1024 * 1024;

/** The limits for reading a file: the number of bytes, and a deadline in UTC ms. */
export interface StartOptions {
  readonly bytes: number;
  readonly giveUpAt: number;
}

/**
 * Reads the newest rows of a station's file, which stand at its start. Returns undefined for a missing file, and for a
 * malformed one, which is logged.
 */
export async function readStart<T>(
  url: string,
  { bytes, giveUpAt }: StartOptions,
  parse: (text: string) => T,
): Promise<T | undefined> {
  const range = { first: 0, last: bytes - 1, orLess: true, maxWholeBytes: MAX_REALTIME_BYTES, giveUpAt };
  return unlessRefused(url, async () => parse(wholeLines(latin1(await noaa.readRange(url, range)), bytes)));
}

/**
 * Returns the content of a file. Returns undefined for a missing file, and for a malformed or unavailable one, which is
 * logged.
 */
export async function unlessRefused<T>(url: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NotPublishedError) return undefined;
    if (
      !(
        error instanceof RefusedFileError ||
        error instanceof UpstreamUnavailableError ||
        error instanceof BadNdbcFileError
      )
    )
      throw error;
    logLine('warn', { job: 'refresh-observations', url, error });
    return undefined;
  }
}

export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** Removes the last line, because the byte range may have cut it in the middle of a number. */
function wholeLines(text: string, bytes: number): string {
  return text.length < bytes ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}
