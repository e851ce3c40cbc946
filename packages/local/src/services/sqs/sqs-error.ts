/** An SQS error reply; `code` is SQS's own code. */
export class SqsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  static of(error: unknown): SqsError {
    if (error instanceof SqsError) return error;
    return new SqsError('InvalidParameterValue', error instanceof Error ? error.message : String(error));
  }
}
