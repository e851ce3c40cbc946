import { DiskFull } from '../../disk.ts';

/** An SQS error reply; `code` is SQS's own code. */
export class SqsError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }

  static of(error: unknown): SqsError {
    if (error instanceof SqsError) return error;
    if (error instanceof DiskFull) return new SqsError('InsufficientStorage', error.message, 507);
    return new SqsError('InvalidParameterValue', error instanceof Error ? error.message : String(error));
  }
}
