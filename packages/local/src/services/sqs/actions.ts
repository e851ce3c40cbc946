import { asList, asNumber, asObject, asText, type Json, type JsonObject } from '../../template/json.ts';
import { md5, md5OfAttributes } from './digest.ts';
import type { MessageAttribute, MessageAttributes, ReceivedMessage } from './message.ts';
import type { Queue } from './queue.ts';
import { SqsError } from './sqs-error.ts';

/** SQS's limit of one message, and of all messages of a batch together. */
const LIMIT_BYTES = 1_048_576;
const BATCH_LIMIT = 10;

/** SQS's actions by name; each receives the queue that the request names, and the request. */
export const actions: Readonly<Record<string, (queue: Queue, request: JsonObject) => Promise<JsonObject>>> = {
  SendMessage: send,
  SendMessageBatch: async (queue, request) => {
    const bytes = asList(request.Entries, 'Entries').reduce<number>(
      (sum, entry) => sum + sizeOf(asObject(entry, 'entry')),
      0,
    );
    if (bytes > LIMIT_BYTES)
      throw new SqsError('BatchRequestTooLong', `The batch is larger than ${LIMIT_BYTES} bytes.`);
    return batch(request, async (entry) => ({ Id: entry.Id, ...(await send(queue, entry)) }));
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
  GetQueueAttributes: async (queue) => {
    const { visible, hidden } = queue.counts();
    return {
      Attributes: {
        ApproximateNumberOfMessages: String(visible),
        ApproximateNumberOfMessagesNotVisible: String(hidden),
        VisibilityTimeout: String(queue.plan.visibilityTimeoutMs / 1000),
      },
    };
  },
  PurgeQueue: async (queue) => {
    await queue.clear();
    return {};
  },
};

async function send(queue: Queue, request: JsonObject): Promise<JsonObject> {
  const body = asText(request.MessageBody, 'MessageBody');
  if (sizeOf(request) > LIMIT_BYTES)
    throw new SqsError('InvalidParameterValue', `The message is larger than ${LIMIT_BYTES} bytes.`);
  const attributes = readAttributes(request.MessageAttributes);
  const delayMs = asNumber(request.DelaySeconds, 'DelaySeconds', queue.plan.delayMs / 1000) * 1000;
  const { id } = await queue.send(body, attributes, delayMs);
  return { MessageId: id, MD5OfMessageBody: md5(body), MD5OfMessageAttributes: md5OfAttributes(attributes) };
}

async function receive(queue: Queue, request: JsonObject): Promise<JsonObject> {
  const max = Math.min(BATCH_LIMIT, asNumber(request.MaxNumberOfMessages, 'MaxNumberOfMessages', 1));
  const hiddenMs =
    asNumber(request.VisibilityTimeout, 'VisibilityTimeout', queue.plan.visibilityTimeoutMs / 1000) * 1000;
  const untilMs = performance.now() + asNumber(request.WaitTimeSeconds, 'WaitTimeSeconds', 0) * 1000;

  let messages = await queue.receive(max, hiddenMs);
  while (messages.length === 0 && performance.now() < untilMs) {
    await queue.wait(untilMs - performance.now());
    messages = await queue.receive(max, hiddenMs);
  }
  return messages.length === 0 ? {} : { Messages: messages.map(describe) };
}

function describe(message: ReceivedMessage): JsonObject {
  const hasAttributes = Object.keys(message.attributes).length > 0;
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    Attributes: systemAttributes(message),
    ...(hasAttributes && {
      MessageAttributes: message.attributes,
      MD5OfMessageAttributes: md5OfAttributes(message.attributes),
    }),
  };
}

/** Returns a message's system attributes as text. */
export function systemAttributes(message: ReceivedMessage): Readonly<Record<string, string>> {
  return {
    SentTimestamp: String(Math.trunc(message.sentAt)),
    ApproximateReceiveCount: String(message.receiveCount),
    ApproximateFirstReceiveTimestamp: String(Math.trunc(message.firstReceivedAt ?? message.sentAt)),
    SenderId: 'local',
  };
}

function changeVisibility(queue: Queue, request: JsonObject) {
  const ms = asNumber(request.VisibilityTimeout, 'VisibilityTimeout', 0) * 1000;
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

function sizeOf(request: JsonObject): number {
  return (
    Buffer.byteLength(asText(request.MessageBody, 'MessageBody')) +
    JSON.stringify(request.MessageAttributes ?? {}).length -
    2
  );
}

function readAttributes(value: Json | undefined): MessageAttributes {
  const attributes = Object.entries(asObject(value, 'MessageAttributes')).map(([name, given]) => {
    const { DataType, StringValue, BinaryValue } = asObject(given, name);
    const attribute: MessageAttribute = {
      DataType: asText(DataType, name),
      ...(StringValue !== undefined && { StringValue: asText(StringValue, name) }),
      ...(BinaryValue !== undefined && { BinaryValue: asText(BinaryValue, name) }),
    };
    return [name, attribute] as const;
  });
  return Object.fromEntries(attributes);
}
