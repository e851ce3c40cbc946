/** An answer of SQS that something cannot be done; `code` is SQS's own word for it. */
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
