/** An error for a failed call. Its message is the message that the API returned. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /**
   * The stable error codes: `kind` is the category of the failure, `reason` identifies the exact message. Both are
   * empty if the reply did not come from the API.
   */
  readonly kind: string;
  readonly reason: string;
  /** The request's id, which you quote when you contact us about it. */
  readonly requestId: string;
  /** The seconds until the next call may be made, after a 429. */
  readonly retryAfterS: number | undefined;
  /** The beaches with a name similar to the one requested, the likeliest first. */
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
