import http, { type IncomingHttpHeaders } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../services/http-server.ts';
import { FUNCTION_HEADER, nameFunctionInRequests } from './name-function.ts';

const { request } = http;
afterEach(() => {
  http.request = request;
  syncBuiltinESMExports();
  vi.unstubAllEnvs();
});

test("the SDK's requests name the function that runs at the time, also those of one client for several", async () => {
  const received: IncomingHttpHeaders[] = [];
  const server = await startServer((message, response) => {
    received.push(message.headers);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SQSClient({ endpoint: server.url, region: 'us-east-1', credentials, md5: false });
  nameFunctionInRequests();
  for (const name of ['Ocean-First', 'Ocean-Second']) {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', name);
    await client.send(new SendMessageCommand({ QueueUrl: `${server.url}/0/queue`, MessageBody: 'a' }));
  }
  await server.stop();
  expect(received.map((headers) => headers[FUNCTION_HEADER])).toEqual(['Ocean-First', 'Ocean-Second']);
});
