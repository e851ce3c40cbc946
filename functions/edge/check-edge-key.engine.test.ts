import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The secret's versions by stage, served over HTTP as Secrets Manager serves them. */
let versions: Record<string, string>;
let isDown = false;
let keysRead: string[];
let server: Server;
let authorize: typeof import('./check-edge-key.ts').handler;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { SecretId, VersionStage } = JSON.parse(text);
    keysRead.push(VersionStage);
    const SecretString = SecretId === 'arn:edge' ? versions[VersionStage] : undefined;
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    if (isDown) response.writeHead(400).end(JSON.stringify({ __type: 'DecryptionFailure', message: 'No.' }));
    else if (SecretString === undefined)
      response.writeHead(400).end(JSON.stringify({ __type: 'ResourceNotFoundException', message: 'None.' }));
    else response.end(JSON.stringify({ ARN: SecretId, Name: 'edge', SecretString }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    EDGE_KEY_ARN: 'arn:edge',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
});
afterAll(() => void server.close());

beforeEach(async () => {
  vi.resetModules();
  vi.useRealTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  [keysRead, isDown, versions] = [[], false, { AWSCURRENT: 'the-key' }];
  authorize = (await import('./check-edge-key.ts')).handler;
});

/** Stops the test's clock and returns its time. */
function stopClock(): number {
  const now = Date.now();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return now;
}

const isPassedOn = async (...identitySource: string[]) => {
  const event = {
    identitySource,
    requestContext: { requestId: 'r1' },
  } as unknown as APIGatewayRequestAuthorizerEventV2;
  return (await authorize(event)).isAuthorized;
};

test('only the key of the edge passes', async () => {
  expect(await isPassedOn('the-key')).toBe(true);
  for (const key of ['', 'the-keY', 'the-key ', 'the-ke', 'the-key,the-key']) expect(await isPassedOn(key)).toBe(false);
  expect(await isPassedOn()).toBe(false);
});

test('the secret is read once per process, for wrong keys once a minute', async () => {
  const from = stopClock();
  for (let count = 0; count < 5; count++) expect(await isPassedOn('the-key')).toBe(true);
  expect(keysRead.sort()).toEqual(['AWSCURRENT', 'AWSPREVIOUS']);
  for (let count = 0; count < 5; count++) expect(await isPassedOn(`guess ${count}`)).toBe(false);
  expect(keysRead).toHaveLength(2);
  vi.setSystemTime(from + 60_000);
  for (let count = 0; count < 5; count++) expect(await isPassedOn(`guess ${count}`)).toBe(false);
  expect(keysRead).toHaveLength(4);
});

test('a changed key is accepted at once by a process that has read the old one, and the old one still passes', async () => {
  const from = stopClock();
  expect(await isPassedOn('the-key')).toBe(true);
  versions = { AWSCURRENT: 'the-next-key', AWSPREVIOUS: 'the-key' };
  vi.setSystemTime(from + 60_000);
  expect(await isPassedOn('the-next-key')).toBe(true);
  expect(await isPassedOn('the-key')).toBe(true);
  versions = { AWSCURRENT: 'the-third-key', AWSPREVIOUS: 'the-next-key' };
  vi.setSystemTime(from + 120_000);
  expect(await isPassedOn('the-third-key')).toBe(true);
  expect(await isPassedOn('the-key')).toBe(false);
});

test('an unreadable secret is an error, which API Gateway does not cache, and not a refusal', async () => {
  isDown = true;
  await expect(isPassedOn('the-key')).rejects.toThrow();
  isDown = false;
  expect(await isPassedOn('the-key')).toBe(true);
});
