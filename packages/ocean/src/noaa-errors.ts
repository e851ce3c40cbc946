/** The file is not there (yet): NOAA answers 404, its S3 buckets 403. */
export class NotPublished extends Error {
  override readonly name = 'NotPublished';
  readonly url: string;

  constructor(url: string, what = 'it is not published') {
    super(`${url}: ${what}.`);
    this.url = url;
  }
}

/** The host did not answer as a working host does, though it was asked several times. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable';
  readonly url: string;

  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`${url}: ${reason}.`, options);
    this.url = url;
  }
}

/**
 * The host answered, but not with what the file should be: cut short, too large, a page of HTML, another field or time.
 * The message is one sentence; `reason` comes with or without a full stop.
 */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly url: string;
  readonly reason: string;

  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`${url}: ${reason.replace(/\.$/, '')}.`, options);
    this.url = url;
    this.reason = reason.replace(/\.$/, '');
  }
}
