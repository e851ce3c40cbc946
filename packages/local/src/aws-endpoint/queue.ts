import { setTimeout as pause } from 'node:timers/promises';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  type QueueAttributeName,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { MessageAttributes, ReceivedMessage } from '../services/sqs/message.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import type { QueuePlan } from '../template/plan.ts';

const LOOK_AGAIN_MS = 1000;
const COUNTED: QueueAttributeName[] = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
];

type Watcher = Parameters<ConsumerQueue['watch']>[0];

/**
 * Opens a queue at an endpoint's SQS, which alone knows the messages: they cannot be looked at or moved, and what other
 * consumers do is not seen. `onFailure` receives each failed request; what it was about then stays in the queue.
 */
export function openQueueAt(
  sqs: SQSClient,
  QueueUrl: string,
  plan: QueuePlan,
  onFailure: (error: unknown) => undefined,
): ConsumerQueue {
  const inHand = new Map<string, ReceivedMessage>();
  const watchers: Watcher[] = [];
  let looking: Promise<boolean> | undefined;

  const counts = async () => {
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: COUNTED }));
    const [visible = 0, inFlight = 0, delayed = 0] = COUNTED.map((name) => Number(Attributes?.[name] ?? 0));
    return { visible, hidden: inFlight + delayed };
  };
  const look = async () => {
    const found = await counts().catch(onFailure);
    if (found && found.visible > 0) return true;
    await pause(LOOK_AGAIN_MS, undefined, { ref: false });
    return false;
  };

  return {
    name: plan.name,
    plan,
    counts,
    hasVisible() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    async receive(max, hiddenMs) {
      const request = new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: max,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
        ...(hiddenMs !== undefined && { VisibilityTimeout: Math.ceil(hiddenMs / 1000) }),
      });
      const messages = ((await sqs.send(request).catch(onFailure))?.Messages ?? []).map(toReceived);
      for (const message of messages) inHand.set(message.receipt, message);
      return messages;
    },
    async remove(ReceiptHandle) {
      const message = inHand.get(ReceiptHandle);
      inHand.delete(ReceiptHandle);
      const removed = await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle })).catch(onFailure);
      if (removed && message) for (const watcher of watchers) watcher({ did: 'removed', message });
      return removed !== undefined;
    },
    async hide(ReceiptHandle, ms) {
      inHand.delete(ReceiptHandle);
      const VisibilityTimeout = Math.ceil(ms / 1000);
      const request = new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout });
      return (await sqs.send(request).catch(onFailure)) !== undefined;
    },
    // The queue itself moves a message to its dead-letter queue, and SQS keeps no reason.
    recordFailure: () => undefined,
    moveFirst: () => undefined,
    peek: () => undefined,
    list: () => [...inHand.values()],
    watch: (watcher) => void watchers.push(watcher),
  };
}

function toReceived({ MessageId = '', ReceiptHandle = '', Body = '', Attributes, MessageAttributes }: Message) {
  const firstReceivedAt = Attributes?.ApproximateFirstReceiveTimestamp;
  const attributes: MessageAttributes = Object.fromEntries(
    Object.entries(MessageAttributes ?? {}).map(([name, { DataType = '', StringValue, BinaryValue }]) => [
      name,
      { DataType, StringValue, BinaryValue: BinaryValue && Buffer.from(BinaryValue).toString('base64') },
    ]),
  );
  return {
    id: MessageId,
    receipt: ReceiptHandle,
    body: Body,
    attributes,
    sentAt: Number(Attributes?.SentTimestamp ?? 0),
    receiveCount: Number(Attributes?.ApproximateReceiveCount ?? 1),
    ...(firstReceivedAt !== undefined && { firstReceivedAt: Number(firstReceivedAt) }),
  };
}
