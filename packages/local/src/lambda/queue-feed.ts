import type { Turns } from '../background/turns.ts';
import { systemAttributes } from '../services/sqs/actions.ts';
import { md5 } from '../services/sqs/digest.ts';
import type { ReceivedMessage } from '../services/sqs/message.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import { asList, asObject, type Json } from '../template/json.ts';
import type { MappingPlan } from '../template/plan.ts';
import type { FunctionPool } from './pool.ts';

/**
 * The longest wait before a failed message is retried. On AWS the visibility timeout applies, often minutes, but here a
 * developer is waiting.
 */
const RETRY_AFTER_MS = 3000;

/** A scheduler that never makes a queue wait. */
const NEVER_WAITS: Pick<Turns, 'take'> = { take: async () => () => undefined };

/**
 * Passes messages from a queue to a function in concurrent batches until it is stopped. `turns` decides when the queue
 * may take its next batch.
 */
export function feedFromQueue(
  mapping: MappingPlan,
  queue: ConsumerQueue,
  pool: FunctionPool,
  arn: string,
  region: string,
  turns: Pick<Turns, 'take'> = NEVER_WAITS,
) {
  const workers = Math.min(mapping.maxConcurrency, pool.cap);
  let stopped = false;
  for (let worker = 0; worker < workers; worker++) void run();
  return {
    /** Stops taking messages. Messages in progress stay in the queue and become visible again at the next start. */
    stop() {
      stopped = true;
    },
  };

  async function run() {
    while (!stopped) {
      if (!(await queue.hasVisible())) continue;
      const release = await turns.take(queue);
      try {
        const batch = stopped ? [] : await queue.receive(mapping.batchSize);
        if (batch.length > 0) await handle(batch);
      } finally {
        release();
      }
    }
  }

  async function handle(batch: readonly ReceivedMessage[]) {
    const failures = await pool
      .invoke({ Records: batch.map((message) => toRecord(message, arn, region)) })
      .then((result) => (mapping.reportsItemFailures ? failedIds(result, batch) : new Map<string, string>()))
      .catch((error: unknown) => everyOne(batch, error instanceof Error ? error.message : String(error)));

    if (stopped) return;
    for (const message of batch) {
      const failure = failures.get(message.id);
      if (failure === undefined) {
        await queue.remove(message.receipt);
      } else {
        queue.recordFailure(message.receipt, failure);
        await queue.hide(message.receipt, Math.min(RETRY_AFTER_MS, queue.plan.visibilityTimeoutMs));
      }
    }
  }
}

/**
 * Reads `batchItemFailures` as Lambda does: an id that is not in the batch, or an unreadable list, fails the whole
 * batch.
 */
function failedIds(result: unknown, batch: readonly ReceivedMessage[]): ReadonlyMap<string, string> {
  const reason = 'The function reported that it could not handle it; its log says why.';
  const items = asList(asObject((result ?? {}) as Json, 'batch result').batchItemFailures, 'batchItemFailures');
  const ids = items.map((item) => asObject(item, 'batch item').itemIdentifier);
  const known = new Set(batch.map(({ id }) => id));
  if (ids.some((id) => typeof id !== 'string' || !known.has(id)))
    return everyOne(batch, 'The function named no message.');
  return new Map(ids.map((id) => [String(id), reason]));
}

function everyOne(batch: readonly ReceivedMessage[], failure: string): ReadonlyMap<string, string> {
  return new Map(batch.map(({ id }) => [id, failure]));
}

function toRecord(message: ReceivedMessage, arn: string, region: string) {
  return {
    messageId: message.id,
    receiptHandle: message.receipt,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
        name,
        { dataType: DataType, stringValue: StringValue, binaryValue: BinaryValue },
      ]),
    ),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: arn,
    awsRegion: region,
  };
}
