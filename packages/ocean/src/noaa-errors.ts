/** Thrown for a file that is not published (yet). NOAA returns 404, its S3 buckets return 403. */
export class NotPublishedError extends Error {
  override readonly name = 'NotPublishedError';
  readonly url: string;

  constructor(url: string, what = 'it is not published') {
    super(`${url}: ${what}.`);
    this.url = url;
  }
}

/** Thrown when several attempts to read from the host failed. */
export class UpstreamUnavailableError extends Error {
  override readonly name = 'UpstreamUnavailableError';
  readonly url: string;

  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`${url}: ${reason}.`, options);
    this.url = url;
  }
}

/**
 * Thrown when the host responded with a wrong file: truncated, too large, an HTML page, another field or time. The
 * message is one sentence; `reason` may end with a full stop or not.
 */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly url: string;
  readonly reason: string;

  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`${url}: ${reason.replace(/\.$/, '')}.`, options);
    this.url = url;
    this.reason = reason.replace(/\.$/, '');
  }
}
