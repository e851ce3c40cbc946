/** A request as it passes through the cloud. Header names are in lower case; cookies are separate. */
export interface HttpRequest {
  readonly method: string;
  /** The path as sent: percent-encoded, beginning with `/`. */
  readonly path: string;
  /** The query string as sent, without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Cookies as sent, each `name=value`. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly sourcePort?: number;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The values of the Set-Cookie headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

export function jsonReply(status: number, value: unknown): HttpReply {
  const body = Buffer.from(JSON.stringify(value));
  return { status, headers: { 'content-type': 'application/json' }, cookies: [], body };
}
