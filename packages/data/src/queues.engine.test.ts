import { SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type QueueHost, startInProcessQueues, startQueueHost } from '../test-support/start-queue-host.ts';
import { type Queue, sqsQueue } from './queues.ts';

describe.each([
  ['over HTTP', startQueueHost],
  ['within the process', startInProcessQueues],
])('%s', (_, start) => {
  let host: QueueHost;
  let sqs: SQSClient;
  beforeAll(async () => {
    host = await start();
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    sqs = new SQSClient({ endpoint: host.url, region: 'us-east-1', credentials });
  });
  afterAll(() => host.stop());

  function queueNamed(name: string): Queue {
    return sqsQueue(
      () => sqs,
      () => `${host.url}/1/${name}`,
    );
  }
  const sentTo = (name: string) => host.queues.get(`${host.url}/1/${name}`)?.map((body) => JSON.parse(body).step);

  test('a thousand messages arrive, ten a batch, each once', async () => {
    await queueNamed('many').sendAll(Array.from({ length: 1000 }, (_, step) => ({ step })));
    expect(sentTo('many')?.sort((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, step) => step));
  });

  test('messages that SQS refuses are sent again, accepted ones are not', async () => {
    host.refuse = 13;
    await queueNamed('busy').sendAll(Array.from({ length: 20 }, (_, step) => ({ step })));
    expect(sentTo('busy')?.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, step) => step));
  });

  test('a queue that keeps refusing is an error', async () => {
    host.refuse = 1000;
    await expect(queueNamed('full').sendAll([{ step: 1 }])).rejects.toThrow('SQS refused 1 messages');
    host.refuse = 0;
  });
});
