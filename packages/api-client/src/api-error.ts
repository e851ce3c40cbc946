/** A call that failed, with the sentence of the API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable codes: `kind` of the failure, `reason` of its sentence. Empty where the reply was none of the API's. */
  readonly kind: string;
  readonly reason: string;
  /** To be quoted when you ask us about it. */
  readonly requestId: string;
  /** After 429: seconds until the next call may be made. */
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
