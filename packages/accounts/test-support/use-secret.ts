import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

/** The texts of additional secrets that one test file sets, by ARN. `ARN AWSPENDING` is a pending version. */
export const secretTexts = new Map<string, string>();

/**
 * Prepares a test file with the secrets that keys are derived from. It sets the environment variables and serves the
 * secrets over HTTP like Secrets Manager.
 */
export function useSecret(key = 'a-key-of-this-test-alone-that-nobody-else-has'): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { SecretId, VersionStage } = (await json(request)) as { SecretId: string; VersionStage: string };
      const SecretString =
        VersionStage === 'AWSCURRENT'
          ? (secretTexts.get(SecretId) ?? JSON.stringify({ key: `${key} ${SecretId}` }))
          : secretTexts.get(`${SecretId} ${VersionStage}`);
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      if (SecretString === undefined)
        response.writeHead(400).end(JSON.stringify({ __type: 'ResourceNotFoundException', message: 'No version.' }));
      else response.end(JSON.stringify({ ARN: SecretId, Name: 'secret', SecretString }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      ACCOUNT_SECRET_ARN: 'arn:account',
      SITE_SECRET_ARN: 'arn:site',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
  });
  afterAll(() => void server.close());
}
