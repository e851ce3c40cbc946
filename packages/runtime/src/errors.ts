import type { ErrorEnvelope } from '@groundswell/contracts';

/** A failure with a sentence for the reader. `cause` goes to the log only. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
  }
}

/** The request could not be read at all: broken JSON, a body too large. */
export class BadRequest extends HttpError {
  constructor(message: string) {
    super(400, 'bad_request', message);
  }
}

/** A request to change something that does not say to be JSON, with a body or without. */
export class UnsupportedMediaType extends HttpError {
  constructor() {
    super(415, 'unsupported_media_type', 'The request must be JSON, and say so by its content-type.');
  }
}

/** A request to change something that a page of another site sent. */
export class ForeignRequest extends HttpError {
  constructor() {
    super(403, 'foreign_request', 'Another site asked for this, so nothing was done.');
  }
}

/** The request was read and a field of it is wrong; `fields` holds the sentences by field name. */
export class InvalidRequest extends HttpError {
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super(422, 'invalid', Object.values(fields)[0]?.[0] ?? 'The request is not valid.');
    this.fields = fields;
  }
}

/** No token, or a bad or expired one, where one is needed: it signs the user out. */
export class Unauthorized extends HttpError {
  constructor() {
    super(401, 'unauthorized', 'Sign in to do this.', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** Signed in, but not in the role that may do this. */
export class Forbidden extends HttpError {
  constructor() {
    super(403, 'forbidden', 'Your account may not do this.');
  }
}

type Suggestions = NonNullable<ErrorEnvelope['suggestions']>;

/** It is not there, or not the reader's to see; `suggestions` may have been meant. */
export class NotFound extends HttpError {
  readonly suggestions: Readonly<Suggestions>;

  constructor(message: string, suggestions: Readonly<Suggestions> = []) {
    super(404, 'not_found', message);
    this.suggestions = suggestions;
  }
}

/** What is wanted stands at another address of the site, to be asked for by GET. */
export class SeeOther extends HttpError {
  constructor(path: `/${string}`) {
    super(303, 'see_other', 'This stands elsewhere.', { headers: { location: path } });
  }
}

/** Asked too often; may be asked again after so many seconds. */
export class TooManyRequests extends HttpError {
  constructor(retryAfterS: number) {
    super(429, 'too_many_requests', 'That was too often. Try again later.', {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) },
    });
  }
}
