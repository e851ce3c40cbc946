/** A beach, area or region that the reader may have meant. */
export interface Suggestion {
  readonly slug: string;
  readonly name: string;
  readonly within: string;
}

interface Details {
  /** The error messages of a refused form (422), by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** The server's error code: 'not_found', 'too_many_requests'. */
  readonly code?: string;
  /** The code of the reason, which selects the translated sentence: 'trial-used'. */
  readonly reason?: string;
  readonly suggestions?: readonly Suggestion[];
  /** The current state after a conflict (412), in the form of the call's reply. */
  readonly newest?: unknown;
}

/** A failed call with the server's message and status; the status is 0 if the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: NonNullable<Details['fields']>;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly suggestions: readonly Suggestion[];
  readonly newest: unknown;

  constructor(
    status: number,
    message: string,
    { fields = {}, code, reason, suggestions = [], newest, ...options }: ErrorOptions & Details = {},
  ) {
    super(message, options);
    this.suggestions = suggestions;
    this.newest = newest;
    this.status = status;
    this.fields = fields;
    this.code = code;
    this.reason = reason;
  }
}

/** Whether a call failed because this device has no connection. */
export function isWithoutConnection(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && !navigator.onLine;
}
