import { DiskFull } from '../../disk.ts';
import { escapeXml } from '../xml.ts';
import { KeyTooLongError } from './objects.ts';

/** An S3 error reply; `code` is S3's own code. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  static of(error: unknown): S3Error {
    if (error instanceof S3Error) return error;
    if (error instanceof KeyTooLongError) return new S3Error(400, 'KeyTooLongError', error.message);
    if (error instanceof DiskFull) return new S3Error(507, 'InsufficientStorage', error.message);
    return new S3Error(500, 'InternalError', error instanceof Error ? error.message : String(error));
  }

  static ofSignature(): S3Error {
    return new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }

  toXml(): string {
    const text = `<Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${text}</Error>`;
  }
}
