import { type ErrorEnvelope, type Reason, reason, sentenceOf } from '@groundswell/contracts';

/** A failure whose reason is shown to the reader; `code` is its kind. `cause` only goes to the log. */
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

/** Thrown for an unreadable request: broken JSON, or a body that is too large. */
export class BadRequestError extends HttpError {
  constructor(why: Reason) {
    super(400, 'bad_request', why);
  }
}

/** Thrown for a body larger than the limit, by calls that read the raw body. */
export class PayloadTooLargeError extends HttpError {
  constructor(limitKb: number) {
    super(413, 'payload_too_large', reason('body-too-large', { limit: limitKb }));
  }
}

/** Thrown for a body without a JSON content type, if the call reads the body. */
export class UnsupportedMediaTypeError extends HttpError {
  constructor() {
    super(415, 'unsupported_media_type', reason('not-json'));
  }
}

/** Thrown for a request to change data that a page of another site sent. */
export class ForeignRequestError extends HttpError {
  constructor() {
    super(403, 'foreign_request', reason('foreign-site'));
  }
}

/** Thrown for a readable request with invalid fields; `fields` holds the reasons by field name. */
export class InvalidRequestError extends HttpError {
  readonly fields: Readonly<Record<string, readonly Reason[]>>;

  constructor(fields: Readonly<Record<string, readonly Reason[]>>) {
    super(422, 'invalid', Object.values(fields)[0]?.[0] ?? reason('not-valid'));
    this.fields = fields;
  }
}

/** Thrown if a call needs a token and gets none, or an invalid or expired one. The client then signs the user out. */
export class UnauthorizedError extends HttpError {
  constructor() {
    super(401, 'unauthorized', reason('sign-in-needed'), { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** Thrown for an unknown or revoked API key; such a request is not treated as one without a key. */
export class UnknownKeyError extends HttpError {
  constructor() {
    super(401, 'unauthorized', reason('key-unknown'), { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** Thrown if the user lacks the required role. */
export class ForbiddenError extends HttpError {
  constructor() {
    super(403, 'forbidden', reason('not-allowed'));
  }
}

type Suggestions = NonNullable<ErrorEnvelope['suggestions']>;

/** Thrown if the resource is missing, or invisible to the reader; `suggestions` are similar names. */
export class NotFoundError extends HttpError {
  readonly suggestions: Readonly<Suggestions>;

  constructor(why: Reason, suggestions: Readonly<Suggestions> = []) {
    super(404, 'not_found', why);
    this.suggestions = suggestions;
  }
}

/** Thrown if the request conflicts with the resource's current state; a changed request may succeed. */
export class ConflictError extends HttpError {
  constructor(why: Reason) {
    super(409, 'conflict', why);
  }
}

/**
 * Thrown if the request is based on an outdated version of a text; `newest` is the stored version, in the form of the
 * call's reply.
 */
export class PreconditionFailedError extends HttpError {
  readonly newest: Readonly<Record<string, unknown>>;

  constructor(why: Reason, newest: object) {
    super(412, 'precondition_failed', why);
    this.newest = { ...newest };
  }
}

/** Redirects to another URL of the site, to be fetched with GET. */
export class SeeOther extends HttpError {
  constructor(path: `/${string}`) {
    super(303, 'see_other', reason('elsewhere'), { headers: { location: path } });
  }
}

/** Redirects to the resource's new permanent URL. */
export class MovedPermanently extends HttpError {
  constructor(path: `/${string}`) {
    super(301, 'moved_permanently', reason('elsewhere'), { headers: { location: path } });
  }
}

/** Thrown for too many requests; the client may retry after `retryAfterS` seconds. */
export class TooManyRequestsError extends HttpError {
  constructor(retryAfterS: number, why = reason('too-often'), headers: Record<string, string> = {}) {
    super(429, 'too_many_requests', why, {
      headers: { ...headers, 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) },
    });
  }
}
