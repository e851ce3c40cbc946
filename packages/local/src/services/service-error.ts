import { DiskFull } from '../disk.ts';

/** An error reply of a service; `code` is the error's name in the SDK. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }

  static of(error: unknown): ServiceError {
    if (error instanceof ServiceError) return error;
    if (error instanceof DiskFull) return new ServiceError('InsufficientStorage', error.message, 507);
    return new ServiceError('InternalErrorException', error instanceof Error ? error.message : String(error), 500);
  }
}
