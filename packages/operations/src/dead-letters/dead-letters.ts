import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { cleanLine } from '@groundswell/contracts';
import type { DeadLetterQueue } from './queues.ts';

/** A message in a dead-letter queue. Its texts are from outside, and without the characters that a terminal obeys. */
interface DeadLetter {
  readonly queue: string;
  /** The message's `letter` or `does`, such as pass-code; else its job, else its queue. */
  readonly kind: string;
  readonly ageMs: number;
  /** The last error; absent if the function was killed each time. */
  readonly reason: string | undefined;
  /** The id that the job's log lines have. */
  readonly requestId: string | undefined;
}

/** Selects messages; a missing part selects all. */
interface Filter {
  readonly kind?: string | undefined;
  readonly olderThanMs?: number | undefined;
}

interface Options {
  readonly filter?: Filter;
  /** UTC ms. */
  readonly now?: number;
  /** How long an empty queue is asked, in seconds. SQS may miss messages in a request that does not wait. */
  readonly waitS?: number;
}

/** The attributes that `park` adds, which are not those of the original message. */
const PARKED = ['reason', 'job', 'requestId'];
/** The time for which a received message is hidden from other runs, in seconds. */
const HIDDEN_S = 120;

/** Lists the messages of a dead-letter queue that the filter selects, and makes all of them visible again. */
export async function listDeadLetters(sqs: SQSClient, queue: DeadLetterQueue, options: Options = {}) {
  const listed: DeadLetter[] = [];
  await visit(sqs, queue, options, async (_, letter) => {
    listed.push(letter);
    return 'kept';
  });
  return listed;
}

/**
 * Moves the messages that the filter selects to their work queue; returns the moved ones. A message is hidden while it
 * is moved, so a second run does not move it too. A run that is killed may leave one message in both queues, and a
 * message handled twice is harmless.
 */
export async function redriveDeadLetters(sqs: SQSClient, queue: DeadLetterQueue, options: Options = {}) {
  const moved: DeadLetter[] = [];
  await visit(sqs, queue, options, async ({ Body, MessageAttributes = {}, ReceiptHandle }, letter) => {
    const kept = Object.entries(MessageAttributes).filter(([name]) => !PARKED.includes(name));
    await sqs.send(
      new SendMessageCommand({
        QueueUrl: queue.workUrl,
        MessageBody: Body,
        MessageAttributes: Object.fromEntries(kept),
      }),
    );
    await sqs.send(new DeleteMessageCommand({ QueueUrl: queue.url, ReceiptHandle }));
    moved.push(letter);
    return 'removed';
  });
  return moved;
}

/** Receives each message once, hands the selected ones to `handle`, and releases those that it has not removed. */
async function visit(
  sqs: SQSClient,
  queue: DeadLetterQueue,
  { filter = {}, now = Date.now(), waitS = 2 }: Options,
  handle: (message: Message, letter: DeadLetter) => Promise<'removed' | 'kept'>,
): Promise<void> {
  const held = new Map<string, string>();
  try {
    for (;;) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: queue.url,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: HIDDEN_S,
          WaitTimeSeconds: waitS,
          MessageAttributeNames: ['All'],
          MessageSystemAttributeNames: ['SentTimestamp'],
        }),
      );
      const news = Messages.filter(({ MessageId = '' }) => !held.has(MessageId));
      for (const { MessageId = '', ReceiptHandle = '' } of Messages) held.set(MessageId, ReceiptHandle);
      // A message that comes back has been hidden for its whole time, so all others were seen before.
      if (news.length === 0) return;
      for (const message of news) {
        const letter = describe(queue, message, now);
        const isSelected =
          (filter.kind === undefined || filter.kind === letter.kind) && letter.ageMs >= (filter.olderThanMs ?? 0);
        if (isSelected && (await handle(message, letter)) === 'removed') held.delete(message.MessageId ?? '');
      }
    }
  } finally {
    for (const ReceiptHandle of held.values())
      await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl: queue.url, ReceiptHandle, VisibilityTimeout: 0 }));
  }
}

function describe(
  { name }: DeadLetterQueue,
  { Body, Attributes, MessageAttributes }: Message,
  now: number,
): DeadLetter {
  const textOf = (attribute: string) => {
    const text = MessageAttributes?.[attribute]?.StringValue;
    return text === undefined ? undefined : cleanLine(text);
  };
  return {
    queue: name,
    kind: kindOf(Body) ?? textOf('job') ?? name,
    ageMs: now - Number(Attributes?.SentTimestamp),
    reason: textOf('reason'),
    requestId: textOf('requestId'),
  };
}

function kindOf(body = ''): string | undefined {
  try {
    const { letter, does } = JSON.parse(body);
    const kind = [letter, does].find((one) => typeof one === 'string');
    return kind === undefined ? undefined : cleanLine(kind);
  } catch {
    // A body that is not JSON is the reason why its message is here.
    return undefined;
  }
}
