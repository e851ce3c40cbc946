import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** Gives a test file the account secret, which is found by the environment and read over HTTP as Secrets Manager answers. */
export function useSecret(key = 'a-key-of-this-test-alone-that-nobody-else-has'): void {
  let server: Server;
  beforeAll(async () => {
    const SecretString = JSON.stringify({ key });
    server = createServer((_, response) =>
      response
        .setHeader('content-type', 'application/x-amz-json-1.1')
        .end(JSON.stringify({ ARN: 'arn:secret', Name: 'secret', SecretString })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      ACCOUNT_SECRET_ARN: 'arn:secret',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
  });
  afterAll(() => void server.close());
}
