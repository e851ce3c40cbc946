import { type ErrorEnvelope, type Reason, reason, sentenceOf } from '@groundswell/contracts';

/** A failure whose reason is shown to the reader; `code` is its kind. `cause` goes to the log only. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: Reason;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    why: Reason,
    options: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(sentenceOf(why), options);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.reason = why;
    this.headers = options.headers ?? {};
  }
}

/** The request could not be read at all: broken JSON, a body too large. */
export class BadRequestError extends HttpError {
  constructor(why: Reason) {
    super(400, 'bad_request', why);
  }
}

/** A body past its limit, of a call that reads it as sent. */
export class PayloadTooLarge extends HttpError {
  constructor(limitKb: number) {
    super(413, 'payload_too_large', reason('body-too-large', { limit: limitKb }));
  }
}

/** A body that is read, without a JSON content type. */
export class UnsupportedMediaTypeError extends HttpError {
  constructor() {
    super(415, 'unsupported_media_type', reason('not-json'));
  }
}

/** A request to change something, sent by a page of another site. */
export class ForeignRequestError extends HttpError {
  constructor() {
    super(403, 'foreign_request', reason('foreign-site'));
  }
}

/** The request was read and a field of it is wrong; `fields` holds the reasons by field name. */
export class InvalidRequestError extends HttpError {
  readonly fields: Readonly<Record<string, readonly Reason[]>>;

  constructor(fields: Readonly<Record<string, readonly Reason[]>>) {
    super(422, 'invalid', Object.values(fields)[0]?.[0] ?? reason('not-valid'));
    this.fields = fields;
  }
}

/** No token, or a bad or expired one, where one is needed. The client then signs the user out. */
export class UnauthorizedError extends HttpError {
  constructor() {
    super(401, 'unauthorized', reason('sign-in-needed'), { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** A key of the open API that is none, or was revoked: it is not taken for a request without one. */
export class UnknownKeyError extends HttpError {
  constructor() {
    super(401, 'unauthorized', reason('key-unknown'), { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** Signed in, but without the required role. */
export class ForbiddenError extends HttpError {
  constructor() {
    super(403, 'forbidden', reason('not-allowed'));
  }
}

type Suggestions = NonNullable<ErrorEnvelope['suggestions']>;

/** Missing, or not visible to the reader; `suggestions` are similar names. */
export class NotFoundError extends HttpError {
  readonly suggestions: Readonly<Suggestions>;

  constructor(why: Reason, suggestions: Readonly<Suggestions> = []) {
    super(404, 'not_found', why);
    this.suggestions = suggestions;
  }
}

/** What is asked for does not fit what is there now: it may be asked for otherwise. */
export class ConflictError extends HttpError {
  constructor(why: Reason) {
    super(409, 'conflict', why);
  }
}

/** Written on an older text than the one that is kept; `newest` is that one, as its call replies with it. */
export class PreconditionFailedError extends HttpError {
  readonly newest: Readonly<Record<string, unknown>>;

  constructor(why: Reason, newest: object) {
    super(412, 'precondition_failed', why);
    this.newest = { ...newest };
  }
}

/** The resource is at another address of the site, to be fetched by GET. */
export class SeeOther extends HttpError {
  constructor(path: `/${string}`) {
    super(303, 'see_other', reason('elsewhere'), { headers: { location: path } });
  }
}

/** The resource has another address for good. */
export class MovedPermanently extends HttpError {
  constructor(path: `/${string}`) {
    super(301, 'moved_permanently', reason('elsewhere'), { headers: { location: path } });
  }
}

/** Too many requests; may be retried after `retryAfterS` seconds. */
export class TooManyRequestsError extends HttpError {
  constructor(retryAfterS: number, why = reason('too-often'), headers: Record<string, string> = {}) {
    super(429, 'too_many_requests', why, {
      headers: { ...headers, 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) },
    });
  }
}
