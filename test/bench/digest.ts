import { SQSClient } from '@aws-sdk/client-sqs';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@groundswell/data/keys';
import { findBeach } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { startQueueHost } from '@groundswell/data/testing/start-queue-host';
import type { Table } from '@groundswell/data/testing/table';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { openSecrets } from '@groundswell/local/services/secrets-manager/secrets';
import { serveSecrets } from '@groundswell/local/services/secrets-manager/server';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';
import type { SQSEvent } from 'aws-lambda';
import type { BenchRow } from './bench-row.ts';

const ADDRESSES = 100_000;
/** The number of addresses for which the benchmark builds the email. */
const WRITTEN = 1000;
const BATCH = 25;
const WRITES_AT_ONCE = 8;
/** A Thursday, when an issue of the newsletter becomes due. */
const DUE_MS = Date.UTC(2026, 10, 26, 15);

/** The commands that AWS clients sent, counted by name. Emails are counted but not sent. */
interface Counted {
  readonly commands: Map<string, number>;
  bytes: number;
}

/**
 * Measures sending the newsletter to 100,000 addresses without an account. It pages through all the addresses and
 * builds a thousand of the emails.
 */
export async function bench(): Promise<BenchRow[]> {
  const dynamo = await engines[0]?.start();
  if (!dynamo) return [{ what: 'digest', measured: 'not run: no engine of DynamoDB' }];
  const queues = await startQueueHost();
  const table = await dynamo.createTable();
  const queueUrl = `${queues.url}/1/digests`;
  Object.assign(process.env, {
    TABLE_NAME: table.name,
    DIGESTS_QUEUE_URL: queueUrl,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
    MAIL_FROM: 'Groundswell <letters@groundswell.example>',
    MAIL_CONFIGURATION_SET: 'letters',
    SITE_URL: 'https://groundswell.example',
    PRODUCT_NAME: 'Groundswell',
    SITE_SECRET_ARN: 'arn:site',
  });
  await seed(table);
  const text = JSON.stringify({ key: 'a-key-of-this-bench-alone-that-nobody-else-has' });
  const secret = await serveSecrets(await openSecrets([{ arn: 'arn:site', name: 'site', text }], recordsInMemory()));
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = secret.url;
  const counted = countSends();
  const { now, log } = { now: Date.now, log: console.log };
  Date.now = () => DUE_MS;
  console.log = () => undefined;
  try {
    const [{ handler: page }, { handler: send }] = await Promise.all([
      import('@groundswell/functions/email/page-digest'),
      import('@groundswell/functions/email/send-digest'),
    ]);
    const pageMs = await timed(() => page({}, { awsRequestId: 'r' }));
    const paged = new Map(counted.commands);
    const bodies = queues.queues.get(queueUrl) ?? [];
    counted.commands.clear();
    const sendMs = await timed(async () => {
      for (const body of bodies.slice(0, WRITTEN / BATCH)) {
        const event = { Records: [{ messageId: 'm', body, attributes: {} }] } as unknown as SQSEvent;
        const { batchItemFailures } = await send(event, { awsRequestId: 'm' });
        if (batchItemFailures.length > 0) throw new Error('A message of the newsletter failed.');
      }
    });
    const per = (count = 0) => (count / WRITTEN).toFixed(2);
    return [
      { what: 'paging 100,000 addresses', measured: `${(pageMs / 1000).toFixed(1)} s` },
      { what: '  queries, updates, sends of ten', measured: listOf(paged) },
      { what: '  messages, bytes of each', measured: `${bodies.length}, ${bodies[0]?.length ?? 0}` },
      { what: 'writing 1,000 letters, one function', measured: `${(sendMs / 1000).toFixed(1)} s` },
      { what: '  queries a letter', measured: per(counted.commands.get('QueryCommand')) },
      { what: '  writes a letter (claim, mailed)', measured: per(counted.commands.get('UpdateCommand')) },
      { what: '  bytes a letter, as MIME', measured: String(Math.round(counted.bytes / WRITTEN)) },
    ];
  } finally {
    Date.now = now;
    console.log = log;
    await Promise.all([queues.stop(), secret.stop()]);
    dynamo.stop();
  }
}

function listOf(commands: ReadonlyMap<string, number>): string {
  return ['QueryCommand', 'UpdateCommand', 'SendMessageBatchCommand'].map((name) => commands.get(name) ?? 0).join(', ');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Counts the commands of all AWS clients, which inherit one `send` method. */
function countSends(): Counted {
  const counted: Counted = { commands: new Map(), bytes: 0 };
  const client = Object.getPrototypeOf(SQSClient.prototype) as { send: (...args: unknown[]) => Promise<unknown> };
  const { send } = client;
  client.send = async function (this: unknown, ...args) {
    const [command] = args as [{ readonly input: { readonly RawMessage?: { readonly Data: Uint8Array } } }];
    const { name } = command.constructor;
    counted.commands.set(name, (counted.commands.get(name) ?? 0) + 1);
    const { RawMessage } = command.input;
    if (!RawMessage) return send.apply(this, args);
    counted.bytes += RawMessage.Data.length;
    return { MessageId: 'm' };
  };
  return counted;
}

async function seed({ db, name }: Table): Promise<void> {
  for (const id of POPULAR_BEACH_IDS) {
    const beach = findBeach(id);
    if (!beach) continue;
    const forecast = composeForecast({ beach, ocean: madeOcean(DUE_MS - 9 * 3_600_000), now: DUE_MS });
    const { forecasts } = await import('@groundswell/data/ocean');
    await forecasts.put({ beachId: id, cycle: '2026112606', composedAt: DUE_MS, forecast });
  }
  const items = Array.from({ length: ADDRESSES }, (_, index) => {
    const email = `reader-${String(index).padStart(6, '0')}@example.com`;
    const times = { changedAt: DUE_MS, confirmedAt: DUE_MS };
    const consent = { type: 'consent', v: 1, email, state: 'confirmed', lang: 'en', source: 'box', ...times };
    return { ...keys.consent(email), ...keys.newsletterIndex(email), ...consent };
  });
  const batches = Array.from({ length: ADDRESSES / BATCH }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
  const write = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop())
      await db.send(
        new BatchWriteCommand({ RequestItems: { [name]: batch.map((Item) => ({ PutRequest: { Item } })) } }),
      );
  };
  await Promise.all(Array.from({ length: WRITES_AT_ONCE }, write));
}
