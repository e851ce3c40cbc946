import { RefusedFileError } from './noaa-errors.ts';
import { readBody } from './read-body.ts';
import { RetryableError } from './try-again.ts';

export interface RangeOptions {
  /** First and last byte, both included; without a last byte to the end of the file. */
  readonly first: number;
  readonly last?: number;
  /** The most bytes accepted. A host that ignores ranges sends the whole file: up to this size it is read and cut. */
  readonly maxWholeBytes: number;
  /** The file may end before `last`; a shorter range is then accepted. */
  readonly orLess?: boolean;
  /** See `ReadOptions`. */
  readonly giveUpAt?: number;
}

/** Reads the body of a 206 response; refuses one with other bytes than requested. */
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

/** The last byte that a Content-Range announces; absent when it does not match the request. */
function findLastSent(header: string, { first, last, orLess }: RangeOptions): number | undefined {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header) ?? [];
  const lastSent = Number(to);
  if (Number(from) !== first || !(lastSent >= first)) return undefined;
  if (lastSent === last) return lastSent;
  const isRest = size === '*' || lastSent === Number(size) - 1;
  return isRest && (last === undefined || (orLess && lastSent < last)) ? lastSent : undefined;
}
