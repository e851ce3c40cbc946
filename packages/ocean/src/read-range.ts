import { RefusedFileError } from './noaa-errors.ts';
import { readBody } from './read-body.ts';
import { RetryableError } from './try-again.ts';

export interface RangeOptions {
  /** The first and last byte, both included. Without a last byte, the range reaches to the end of the file. */
  readonly first: number;
  readonly last?: number;
  /**
   * The size limit for a host that ignores the range request and sends the whole file. The client reads up to this size
   * and cuts out the range.
   */
  readonly maxWholeBytes: number;
  /** Whether a file that ends before `last` is accepted with a shorter range. */
  readonly orLess?: boolean;
  /** See `ReadOptions`. */
  readonly giveUpAt?: number;
}

/** Reads the body of a 206 response; refuses a response with other bytes than requested. */
export async function readRange(url: string, response: Response, range: RangeOptions): Promise<Uint8Array> {
  const header = response.headers.get('content-range') ?? '';
  const lastSent = findLastSent(header, range);
  if (lastSent === undefined) {
    await response.body?.cancel();
    throw new RefusedFileError(
      url,
      `bytes ${range.first}-${range.last ?? ''} were asked for, the answer holds "${header}"`,
    );
  }
  const length = lastSent - range.first + 1;
  const bytes = await readBody(url, response, Math.min(length, range.maxWholeBytes));
  if (bytes.length !== length) throw new RetryableError(`${bytes.length} of ${length} bytes came`);
  return bytes;
}

/** Cuts the range out of a whole file; refuses a file that is too short. */
export function cutRange(url: string, whole: Uint8Array, { first, last, orLess }: RangeOptions): Uint8Array {
  const end = Math.min(whole.length, (last ?? whole.length - 1) + 1);
  const short = first >= whole.length || (last !== undefined && last >= whole.length && !orLess);
  if (short)
    throw new RefusedFileError(url, `the file has ${whole.length} bytes, ${first}-${last ?? ''} were asked for`);
  return whole.subarray(first, end);
}

/** Returns the last byte that a Content-Range announces; undefined when it does not match the request. */
function findLastSent(header: string, { first, last, orLess }: RangeOptions): number | undefined {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header) ?? [];
  const lastSent = Number(to);
  if (Number(from) !== first || !(lastSent >= first)) return undefined;
  if (lastSent === last) return lastSent;
  const isRest = size === '*' || lastSent === Number(size) - 1;
  return isRest && (last === undefined || (orLess && lastSent < last)) ? lastSent : undefined;
}
