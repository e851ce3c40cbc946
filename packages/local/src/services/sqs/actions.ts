import { asList, asObject, asText, type JsonObject } from '../../template/json.ts';
import { assertBatchId, LIMIT_BYTES, readMessage, readNumber, sizeOf } from './check-message.ts';
import { md5, md5OfAttributes } from './digest.ts';
import type { ReceivedMessage } from './message.ts';
import type { Queue } from './queue.ts';
import { selectAttributes, selectMessageAttributes } from './select-attributes.ts';
import { SqsError } from './sqs-error.ts';

const BATCH_LIMIT = 10;
/** The ranges of a request's numbers. SQS API reference, 'SendMessage' and 'ReceiveMessage'. */
const DELAY_S = [0, 900] as const;
const VISIBILITY_S = [0, 43_200] as const;
const WAIT_S = [0, 20] as const;

/** The sender's trace header of a request, which applies to all of its messages. */
type Trace = string | undefined;
type Action = (queue: Queue, request: JsonObject, trace: Trace) => Promise<JsonObject>;

/** SQS's actions by name; each receives the queue that the request names, the request, and its trace header. */
export const actions: Readonly<Record<string, Action>> = {
  SendMessage: send,
  SendMessageBatch: async (queue, request, trace) => {
    const bytes = asList(request.Entries, 'Entries').reduce<number>(
      (sum, entry) => sum + sizeOf(asObject(entry, 'entry')),
      0,
    );
    if (bytes > LIMIT_BYTES)
      throw new SqsError('BatchRequestTooLong', `The batch is larger than ${LIMIT_BYTES} bytes.`);
    return batch(request, async (entry) => ({ Id: entry.Id, ...(await send(queue, entry, trace)) }));
  },
  ReceiveMessage: receive,
  DeleteMessage: async (queue, request) => {
    await queue.remove(asText(request.ReceiptHandle, 'ReceiptHandle'));
    return {};
  },
  DeleteMessageBatch: (queue, request) =>
    batch(request, async (entry) => {
      await queue.remove(asText(entry.ReceiptHandle, 'ReceiptHandle'));
      return { Id: entry.Id };
    }),
  ChangeMessageVisibility: async (queue, request) => {
    changeVisibility(queue, request);
    return {};
  },
  ChangeMessageVisibilityBatch: (queue, request) =>
    batch(request, async (entry) => {
      changeVisibility(queue, entry);
      return { Id: entry.Id };
    }),
  GetQueueAttributes: async (queue, request) => {
    const { visible, hidden } = queue.counts();
    const all = {
      ApproximateNumberOfMessages: String(visible),
      ApproximateNumberOfMessagesNotVisible: String(hidden),
      VisibilityTimeout: String(queue.plan.visibilityTimeoutMs / 1000),
    };
    return { Attributes: selectAttributes(all, request, ['AttributeNames']) };
  },
  PurgeQueue: async (queue) => {
    await queue.clear();
    return {};
  },
};

async function send(queue: Queue, request: JsonObject, trace: Trace): Promise<JsonObject> {
  const { body, attributes } = readMessage(request);
  const delayMs = readNumber(request, 'DelaySeconds', DELAY_S, queue.plan.delayMs / 1000) * 1000;
  const { id } = await queue.send(body, attributes, delayMs, trace);
  return { MessageId: id, MD5OfMessageBody: md5(body), MD5OfMessageAttributes: md5OfAttributes(attributes) };
}

async function receive(queue: Queue, request: JsonObject): Promise<JsonObject> {
  const max = readNumber(request, 'MaxNumberOfMessages', [1, BATCH_LIMIT], 1);
  const hiddenMs = readNumber(request, 'VisibilityTimeout', VISIBILITY_S, queue.plan.visibilityTimeoutMs / 1000) * 1000;
  const untilMs = performance.now() + readNumber(request, 'WaitTimeSeconds', WAIT_S, 0) * 1000;

  let messages = await queue.receive(max, hiddenMs);
  while (messages.length === 0 && performance.now() < untilMs) {
    await queue.wait(untilMs - performance.now());
    messages = await queue.receive(max, hiddenMs);
  }
  return messages.length === 0 ? {} : { Messages: messages.map((message) => describe(message, request)) };
}

/** Describes a message for the reply, with the attributes that the request names. */
function describe(message: ReceivedMessage, request: JsonObject): JsonObject {
  const system = selectAttributes(systemAttributes(message), request, [
    'MessageSystemAttributeNames',
    'AttributeNames',
  ]);
  const own = selectMessageAttributes(message.attributes, request);
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(Object.keys(system).length > 0 && { Attributes: system }),
    ...(Object.keys(own).length > 0 && { MessageAttributes: own, MD5OfMessageAttributes: md5OfAttributes(own) }),
  };
}

/** Returns a message's system attributes as text. */
export function systemAttributes(message: ReceivedMessage): Readonly<Record<string, string>> {
  return {
    SentTimestamp: String(Math.trunc(message.sentAt)),
    ApproximateReceiveCount: String(message.receiveCount),
    ApproximateFirstReceiveTimestamp: String(Math.trunc(message.firstReceivedAt ?? message.sentAt)),
    SenderId: 'local',
    ...(message.trace !== undefined && { AWSTraceHeader: message.trace }),
  };
}

function changeVisibility(queue: Queue, request: JsonObject) {
  const ms = readNumber(request, 'VisibilityTimeout', VISIBILITY_S, 0) * 1000;
  const found = queue.hide(asText(request.ReceiptHandle, 'ReceiptHandle'), ms);
  if (!found) throw new SqsError('ReceiptHandleIsInvalid', 'The receipt handle is not one of a message in the queue.');
}

async function batch(request: JsonObject, handle: (entry: JsonObject) => Promise<JsonObject>): Promise<JsonObject> {
  const entries = asList(request.Entries, 'Entries').map((entry) => asObject(entry, 'entry'));
  if (entries.length === 0) throw new SqsError('EmptyBatchRequest', 'The batch holds no entry.');
  if (entries.length > BATCH_LIMIT)
    throw new SqsError('TooManyEntriesInBatchRequest', `A batch holds ${BATCH_LIMIT} entries at most.`);
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
    throw new SqsError('BatchEntryIdsNotDistinct', 'Two entries of the batch have the same id.');
  }
  for (const { Id } of entries) assertBatchId(Id);
  const Successful: JsonObject[] = [];
  const Failed: JsonObject[] = [];
  for (const entry of entries) {
    try {
      Successful.push(await handle(entry));
    } catch (error) {
      const { code, message } = SqsError.of(error);
      Failed.push({ Id: entry.Id, SenderFault: true, Code: code, Message: message });
    }
  }
  return { Successful, Failed };
}
