/** A request as it passes through the cloud. Header names are in lower case; cookies are separate. */
export interface HttpRequest {
  readonly method: string;
  /** As sent, percent-encoded, beginning with `/`. */
  readonly path: string;
  /** As sent, without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `name=value`, as sent. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly sourcePort?: number;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

export function jsonReply(status: number, value: unknown): HttpReply {
  const body = Buffer.from(JSON.stringify(value));
  return { status, headers: { 'content-type': 'application/json' }, cookies: [], body };
}
