import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface SentRequest {
  readonly body: Buffer;
  /** Returns the value of a header by its lower-case name. */
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
