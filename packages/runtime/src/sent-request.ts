import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request's bytes and headers before anything was read of them. */
export interface SentRequest {
  readonly body: Buffer;
  /** By its name in small letters. */
  header(name: string): string | undefined;
}

export function sentOf({ body, isBase64Encoded, headers }: APIGatewayProxyEventV2): SentRequest {
  return {
    get body() {
      return Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
    },
    header: (name) => headers[name],
  };
}
