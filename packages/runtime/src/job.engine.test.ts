import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SQSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { job } from './job.ts';

const context = { awsRequestId: 'r1' };
const queue = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as SQSEvent;

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('a message that fails is reported alone, the others are done', async () => {
  const done: number[] = [];
  const handler = job({ name: 'ingest', message: v.object({ step: v.number() }) }, async ({ step }) => {
    if (step === 2) throw new Error('step 2 is truncated');
    done.push(step);
  });

  const response = await handler(queue('{"step":1}', '{"step":2}', '{"step":3}', 'not json', '{"step":"x"}'), context);

  expect(done).toEqual([1, 3]);
  expect(response.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m1', 'm3', 'm4']);
  expect(lines.join()).toContain('step 2 is truncated');
});

test('a scheduled job that fails is reported to Lambda, which retries it', async () => {
  const handler = job({ name: 'find-runs' }, async () => {
    throw new Error('NOAA is away');
  });
  await expect(handler({}, context)).rejects.toThrow('NOAA is away');
});

test('at its last try a message is parked with the reason, and is not handled again', async () => {
  const parked: { MessageBody: string; MessageAttributes: Record<string, { StringValue: string }> }[] = [];
  const sqs = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(chunks).toString());
      parked.push(message);
      const MD5OfMessageBody = createHash('md5').update(message.MessageBody).digest('hex');
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ MessageId: 'p1', MD5OfMessageBody }));
    });
  });
  await new Promise<void>((resolve) => void sqs.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(sqs.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL_SQS: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PARKED_QUEUE_URL: `${url}/000000000000/parked`,
    PARK_AFTER_TRIES: '4',
  }))
    vi.stubEnv(name, value);

  const handler = job({ name: 'ingest', message: v.object({ step: v.number() }) }, async () => {
    throw new Error('step 2 is truncated\u0000 after 12 bytes');
  });
  const tries = (count: number) =>
    ({
      Records: [{ messageId: 'm1', body: '{"step":2}', attributes: { ApproximateReceiveCount: String(count) } }],
    }) as SQSEvent;

  expect((await handler(tries(3), context)).batchItemFailures).toHaveLength(1);
  expect(parked).toEqual([]);
  expect((await handler(tries(4), context)).batchItemFailures).toEqual([]);
  expect(parked).toHaveLength(1);
  expect(parked[0]?.MessageBody).toBe('{"step":2}');
  expect(parked[0]?.MessageAttributes.reason?.StringValue).toBe('step 2 is truncated  after 12 bytes');
  expect(parked[0]?.MessageAttributes.requestId?.StringValue).toBe('m1');

  sqs.close();
  sqs.closeAllConnections();
  vi.unstubAllEnvs();
});
