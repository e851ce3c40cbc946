import { NotPublishedError, RefusedFileError, UpstreamUnavailableError } from './noaa-errors.ts';
import { readBody } from './read-body.ts';
import { cutRange, type RangeOptions, readRange } from './read-range.ts';
import { RetryableError } from './try-again.ts';

export interface NoaaClientOptions {
  readonly fetch?: typeof fetch;
  /** UTC ms. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  /** Returns a number in [0, 1) for the jitter of the delay between attempts. */
  readonly random?: () => number;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The HTTP statuses that mean that a file is not published. S3 returns 403 for a missing file, so 403 may be one of
   * them.
   */
  readonly notPublished?: readonly number[];
}

interface ReadOptions {
  /** The size limit of a response in bytes. The client refuses a larger response without reading it. */
  readonly maxBytes: number;
  /**
   * The deadline, UTC ms. After it the client sends no request and waits for no retry, even if the client's own time
   * limit is later.
   */
  readonly giveUpAt?: number;
}

export interface NoaaClient {
  /** Reads a whole file. Throws NotPublishedError, UpstreamUnavailableError or RefusedFileError. */
  read(url: string, options: ReadOptions): Promise<Uint8Array>;
  /** Reads a range of a file. Throws like `read`; throws RefusedFileError when the file ends before the range. */
  readRange(url: string, options: RangeOptions): Promise<Uint8Array>;
}

interface Attempt {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly notPublished: readonly number[];
  readonly options: ReadOptions | RangeOptions;
}

const TRIES = 4;
const ONE_TRY_MS = 20_000;
const DEADLINE_MS = 60_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/**
 * Creates a client for NOAA's hosts. It has deadlines, retries temporary failures, and accepts only the requested
 * bytes.
 */
export function createNoaaClient({
  fetch: send = fetch,
  now = Date.now,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random = Math.random,
  headers = {},
  notPublished = [403, 404, 410],
}: NoaaClientOptions = {}): NoaaClient {
  async function request(url: string, options: ReadOptions | RangeOptions): Promise<Uint8Array> {
    const giveUpAt = Math.min(now() + DEADLINE_MS, options.giveUpAt ?? Number.POSITIVE_INFINITY);
    for (let tries = 1; ; tries++) {
      const leftMs = giveUpAt - now();
      if (leftMs <= 0) throw new UpstreamUnavailableError(url, 'there is no time left for a request');
      try {
        return await attempt(send, {
          url,
          options,
          headers,
          notPublished,
          signal: AbortSignal.timeout(Math.min(ONE_TRY_MS, leftMs)),
        });
      } catch (error) {
        if (error instanceof NotPublishedError || error instanceof RefusedFileError) throw error;
        const waitMs = waitBefore(tries, error, random());
        if (tries === TRIES || now() + waitMs >= giveUpAt) throw unavailable(url, tries, error);
        await wait(waitMs);
      }
    }
  }
  return { read: request, readRange: request };
}

async function attempt(
  send: typeof fetch,
  { url, options, headers: own, notPublished, signal }: Attempt,
): Promise<Uint8Array> {
  const range = 'first' in options ? options : undefined;
  const headers: Record<string, string> = { ...own, 'accept-encoding': 'identity' };
  if (range) headers.range = `bytes=${range.first}-${range.last ?? ''}`;
  // The client reads only from hosts in the settings. It therefore treats a redirect like any other unexpected status.
  const response = await send(url, { headers, signal, redirect: 'manual' });

  if (response.status === 200 || (range && response.status === 206)) {
    if (range && response.status === 206) return readRange(url, response, range);
    const maxBytes = 'maxBytes' in options ? options.maxBytes : options.maxWholeBytes;
    const whole = await readBody(url, response, maxBytes);
    return range ? cutRange(url, whole, range) : whole;
  }
  await response.body?.cancel();
  const { status } = response;
  if (notPublished.includes(status)) throw new NotPublishedError(url);
  if (status === 416) throw new RefusedFileError(url, 'the file ends before the bytes asked for');
  // A 403 that does not mean a missing file is a temporary refusal by the host. Another attempt may succeed.
  if (status === 403 || status === 429 || status === 408 || status >= 500)
    throw new RetryableError(`the host answered ${status}`, retryAfterMs(response));
  throw new RefusedFileError(url, `the host answered ${status}`);
}

/**
 * Returns the delay before the next attempt: exponential backoff, at least the host's Retry-After. Half of the delay is
 * random, so that clients do not all retry at once.
 */
function waitBefore(tries: number, error: unknown, chance: number): number {
  const mostMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  const hostWaitMs = error instanceof RetryableError ? error.afterMs : 0;
  return Math.max(hostWaitMs, Math.round(mostMs * (0.5 + chance / 2)));
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return seconds > 0 ? seconds * 1000 : 0;
}

function unavailable(url: string, tries: number, error: unknown): UpstreamUnavailableError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UpstreamUnavailableError(url, `no answer in ${tries} tries, the last time: ${reason}`, { cause: error });
}
