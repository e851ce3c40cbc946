import { escapeXml } from '../xml.ts';

/** An S3 error reply; `code` is S3's own code. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toXml(): string {
    const text = `<Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${text}</Error>`;
  }
}
