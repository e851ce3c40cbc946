import { SQSClient } from '@aws-sdk/client-sqs';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@groundswell/data/keys';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { ACCOUNT_V, NEW_ACCOUNT } from '@groundswell/data/testing/account-row';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { startQueueHost } from '@groundswell/data/testing/start-queue-host';
import type { Table } from '@groundswell/data/testing/table';
import { type UnitChoices, unitChoicesOfSystem } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { SQSEvent } from 'aws-lambda';
import { type AlertUnitCosts, alertsMonth } from './alert-costs.ts';
import type { BenchRow } from './bench-row.ts';

const ALERTS = 100_000;
/** The number of users for whom the benchmark stores all rows and runs the notification. */
const USERS = 10_000;
const BEACHES = 500;
const WRITES_AT_ONCE = 8;
const MESSAGES_AT_ONCE = 5;
const now = Date.now();

type Job = (event: SQSEvent, context: { awsRequestId: string }) => Promise<{ batchItemFailures: readonly unknown[] }>;

/**
 * Measures evaluating alerts after a new forecast, with a local DynamoDB engine: 100,000 alerts at 500 beaches, of
 * which 10,000 users are notified. Then measures the same again when nothing is new. The engine shares the processor
 * with the measured code.
 */
export async function bench(): Promise<BenchRow[]> {
  const dynamo = await engines[0]?.start();
  if (!dynamo) return [{ what: 'alerts', measured: 'not run: no engine of DynamoDB' }];
  const queues = await startQueueHost();
  const table = await dynamo.createTable();
  const urlOf = (name: string) => `${queues.url}/1/${name}`;
  Object.assign(process.env, {
    TABLE_NAME: table.name,
    ALERTS_QUEUE_URL: urlOf('alerts'),
    ALERT_EMAILS_QUEUE_URL: urlOf('alert-letters'),
    EMAIL_QUEUE_URL: urlOf('letters'),
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
  });
  const take = (name: string) => {
    const bodies = queues.queues.get(urlOf(name)) ?? [];
    queues.queues.delete(urlOf(name));
    return bodies;
  };
  const beaches = listBeaches().slice(0, BEACHES);
  await seed(table, beaches);
  const [{ handler: evaluate }, { handler: send }] = await Promise.all([
    import('@groundswell/functions/alerts/evaluate-alerts'),
    import('@groundswell/functions/alerts/send-alert'),
  ]);
  const { log } = console;
  console.log = () => undefined;
  const batches = Array.from({ length: Math.ceil(BEACHES / 25) }, (_, batch) =>
    JSON.stringify({ beachIds: beaches.slice(batch * 25, (batch + 1) * 25).map(({ id }) => id) }),
  );
  const looked = await measure(() => work(evaluate, batches));
  // If a busy machine answers late, the SDK sends a request again. Identical messages are therefore counted once.
  const messages = [...new Set(take('alert-letters'))].map((body) => JSON.parse(body));
  const foundCount = messages.reduce((sum, { userIds }) => sum + userIds.length, 0);
  const found = messages
    .map((message) => ({ ...message, userIds: message.userIds.filter((id: string) => id < userIdOf(USERS)) }))
    .filter(({ userIds }) => userIds.length > 0)
    .map((message) => JSON.stringify(message));
  const told = await measure(() => work(send, found));
  const letters = new Set(take('letters').map((body) => JSON.parse(body).requestId)).size;
  const again = await measure(() => work(send, found));
  console.log = log;
  dynamo.stop();
  await queues.stop();

  const users = found.reduce((sum, body) => sum + JSON.parse(body).userIds.length, 0);
  const unit: AlertUnitCosts = {
    lookMs: looked.cpuMs / ALERTS,
    lookReadUnits: looked.readUnits / ALERTS,
    foundShare: foundCount / ALERTS,
    checkMs: again.cpuMs / users,
    checkReadUnits: again.readUnits / users,
    tellMs: told.cpuMs / users,
    tellReadUnits: told.readUnits / users,
    tellWriteUnits: told.writeUnits / letters,
  };
  return [
    row(`look through ${ALERTS} alerts of ${BEACHES} beaches`, looked, ALERTS),
    row(`check ${users} that have a window, nothing new`, again, users),
    row(`tell ${users}: claim, queue ${letters} letters, note`, told, users),
    ...alertsMonth(unit).map(({ what, amount, dollars }) => ({
      what: `1 M alerts, four runs a day, a month: ${what}`,
      measured: `${amount}, $${dollars.toFixed(2)}`,
    })),
  ];
}

interface Measured {
  readonly ms: number;
  readonly cpuMs: number;
  readonly requests: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

/** Measures the time that `run` takes, and the requests and capacity units that AWS would charge for. */
async function measure(run: () => Promise<void>): Promise<Measured> {
  const client = Object.getPrototypeOf(SQSClient.prototype);
  const { send } = client;
  const counted = { requests: 0, readUnits: 0, writeUnits: 0 };
  client.send = async function (command: { input: Record<string, unknown>; constructor: { name: string } }) {
    counted.requests++;
    if ('TableName' in command.input) command.input.ReturnConsumedCapacity = 'TOTAL';
    const reply = await send.call(this, command);
    const units = reply.ConsumedCapacity?.CapacityUnits ?? 0;
    if (command.constructor.name.startsWith('Query')) counted.readUnits += units;
    else counted.writeUnits += units;
    return reply;
  };
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(cpu);
  client.send = send;
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000, ...counted };
}

async function work(handler: Job, bodies: readonly string[]): Promise<void> {
  for (let at = 0; at < bodies.length; at += MESSAGES_AT_ONCE) {
    const done = await Promise.all(
      bodies
        .slice(at, at + MESSAGES_AT_ONCE)
        .map((body) => handler({ Records: [{ messageId: 'm', body }] } as SQSEvent, { awsRequestId: 'm' })),
    );
    if (done.some(({ batchItemFailures }) => batchItemFailures.length > 0)) throw new Error('A message failed.');
  }
}

function row(what: string, { ms, requests, readUnits, writeUnits }: Measured, count: number): BenchRow {
  const each = (total: number) => (total / count).toFixed(2);
  return {
    what,
    measured: `${Math.round((count / ms) * 1000)} a second; each ${each(requests)} requests, ${each(readUnits)} read and ${each(writeUnits)} write units`,
  };
}

/**
 * Creates users, each with an account, one favorite and one alert, and a forecast for each beach. The alerts cover all
 * combinations of criteria.
 */
async function seed(table: Table, beaches: readonly CatalogueBeach[]): Promise<void> {
  const { forecasts } = await import('@groundswell/data/ocean');
  const ocean = madeOcean(now - 6 * 3_600_000);
  for (const beach of beaches)
    await forecasts.put({
      beachId: beach.id,
      cycle: '2026112006',
      composedAt: now,
      forecast: composeForecast({ beach, ocean, now }),
    });
  const items = function* () {
    for (let index = 0; index < ALERTS; index++) yield* rowsOf(index, beaches[index % beaches.length]?.id ?? 0);
  };
  let batch: Record<string, unknown>[] = [];
  const sending: Promise<unknown>[] = [];
  const flush = async (all: boolean) => {
    if (batch.length > 0) {
      const RequestItems = { [table.name]: batch.map((Item) => ({ PutRequest: { Item } })) };
      sending.push(table.db.send(new BatchWriteCommand({ RequestItems })));
      batch = [];
    }
    if (all || sending.length === WRITES_AT_ONCE) await Promise.all(sending.splice(0));
  };
  for (const item of items()) {
    batch.push(item);
    if (batch.length === 25) await flush(false);
  }
  await flush(true);
}

function* rowsOf(index: number, beachId: number): Generator<Record<string, unknown>> {
  const id = userIdOf(index);
  const units = unitChoicesOfSystem(1 + (index % 2));
  if (index < USERS) yield* userRowsOf(id, beachId, units);
  yield {
    ...keys.alert(id, beachId),
    ...keys.alertIndex(id, beachId),
    type: 'alert',
    v: 1,
    userId: id,
    beachId,
    active: true,
    createdAt: now,
    wvht: units.wvht,
    scale: units.scale,
    ...WISHES[(index * 7919) % WISHES.length],
  };
}

function userIdOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

function* userRowsOf(id: string, beachId: number, units: UnitChoices): Generator<Record<string, unknown>> {
  yield {
    ...keys.profile(id),
    type: 'account',
    v: ACCOUNT_V,
    ...NEW_ACCOUNT,
    id,
    identityId: id,
    email: `${id}@example.com`,
    emailVerifiedAt: now,
    createdAt: now,
    hasPassword: true,
    lang: 'en',
    units,
    quietFrom: 0,
    quietTo: 0,
  };
  yield { ...keys.favorites(id), type: 'favorites', v: 1, beachIds: [beachId], alertBeachIds: [beachId] };
}

/**
 * The alert criteria: small and clean surf, the dialog's defaults, and large surf. About a third match some hours in
 * the sample ocean.
 */
const WISHES = [1, 3, 4, 6].flatMap((min) =>
  [1, 2, 3].flatMap((conditions) => [1, 4].map((timeFrame) => ({ min, max: 0, conditions, timeFrame }))),
);
