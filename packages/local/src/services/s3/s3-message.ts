import type { IncomingMessage } from 'node:http';

export interface S3Request {
  readonly message: IncomingMessage;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
}

export interface S3Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}
