/** Thrown for a response worth retrying; `afterMs` is the host's Retry-After, if any. */
export class RetryableError extends Error {
  override readonly name = 'RetryableError';
  readonly afterMs: number;

  constructor(reason: string, afterMs = 0) {
    super(reason);
    this.afterMs = afterMs;
  }
}
