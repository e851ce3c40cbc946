/** An error for a failed call, with the API's sentence as its message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /**
   * Stable codes: `kind` is the kind of failure, `reason` identifies its sentence. Both are empty if the reply did not
   * come from the API.
   */
  readonly kind: string;
  readonly reason: string;
  /** The request's id, which you quote when you contact us about it. */
  readonly requestId: string;
  /** The seconds until the next call may be made, after a 429. */
  readonly retryAfterS: number | undefined;
  /** Beaches with a similar name, the likeliest first. */
  readonly suggestions: readonly { readonly slug: string; readonly name: string }[];

  constructor(status: number, body: Failure, retryAfter: string | null) {
    super(body.error ?? `The API replied ${status}.`);
    this.status = status;
    this.kind = body.code ?? '';
    this.reason = body.reason?.code ?? '';
    this.requestId = body.requestId ?? '';
    this.retryAfterS = retryAfter === null ? undefined : Number(retryAfter);
    this.suggestions = body.suggestions ?? [];
  }
}

export interface Failure {
  readonly error?: string;
  readonly code?: string;
  readonly reason?: { readonly code?: string };
  readonly requestId?: string;
  readonly suggestions?: readonly { readonly slug: string; readonly name: string }[];
}
