import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@groundswell/durations';
import type { Faults } from './faults.ts';
import type { Random } from './random.ts';
import type { Activity, Scheduler } from './scheduler.ts';

export interface Message {
  readonly id: string;
  readonly body: string;
  visibleAt: number;
  receives: number;
}

/** A message in the dead-letter queue. Without a reason, its function was killed before it could state one. */
interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly body: string;
  readonly reason: string | undefined;
}

/** A job that takes messages from a queue. */
export interface Worker {
  readonly queue: string;
  readonly atOnce: number;
  readonly timeoutS: number;
  /** Handles one message, and returns whether it may be removed. Throws if the function was killed. */
  handle(message: Message): Promise<boolean>;
}

interface Sent {
  readonly QueueUrl: string;
  readonly MessageBody?: string;
  readonly MessageAttributes?: Readonly<Record<string, { readonly StringValue: string }>>;
  readonly DelaySeconds?: number;
  readonly Entries?: readonly { readonly Id: string; readonly MessageBody: string; readonly DelaySeconds?: number }[];
}

/** After this many deliveries SQS itself moves a message to the dead-letter queue. */
const MAX_RECEIVES = 5;
const LONGEST_DELAY_MS = 40 * MINUTE_MS;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export type Messages = ReturnType<typeof createMessages>;

/** Runs standard queues in virtual time, with all that SQS may do: late, lost, doubled and reordered deliveries. */
export function createMessages(
  scheduler: Scheduler,
  random: Random,
  faults: Faults,
  rewrite: (queue: string, body: string) => string | undefined,
) {
  const queues = new Map<string, Message[]>();
  const workers = new Map<string, Worker>();
  const busy = new Map<string, number>();
  const deadLetters: DeadLetter[] = [];
  /** The dead letters without a reason, although no fault hit a function that had the message. */
  const unexplained: DeadLetter[] = [];
  let sent = 0;

  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };

  function send(queue: string, body: string, delayMs = 0): void {
    const rewritten = rewrite(queue, body);
    if (rewritten === undefined) return;
    const lateMs = random.between(0, LONGEST_DELAY_MS);
    const isLate = faults.happens('delay-message', `${queue} by ${Math.round(lateMs / 1000)} s`);
    add(queue, rewritten, delayMs + (isLate ? lateMs : 0));
  }

  function add(queue: string, body: string, delayMs: number): void {
    const visibleAt = scheduler.now() + delayMs;
    queueOf(queue).push({ id: `${queue}-${++sent}`, body, visibleAt, receives: 0 });
    scheduler.at(visibleAt, () => deliver(queue));
  }

  /** Gives a visible message to the queue's job, if one of its functions is free. */
  function deliver(name: string): void {
    const [queue, worker] = [queueOf(name), workers.get(name)];
    const now = scheduler.now();
    const visible = queue.filter(({ visibleAt }) => visibleAt <= now);
    if (!worker || visible.length === 0 || (busy.get(name) ?? 0) >= worker.atOnce) return;
    const message = random.pick(visible);
    message.receives++;
    if (message.receives > MAX_RECEIVES) {
      remove(name, message);
      deadLetters.push({ id: message.id, queue: name, body: message.body, reason: undefined });
      return;
    }
    // As in the template: six times the timeout of the job.
    message.visibleAt = now + 6 * worker.timeoutS * 1000;
    scheduler.at(message.visibleAt, () => deliver(name));
    if (faults.happens('drop-message', message.id)) return;
    busy.set(name, (busy.get(name) ?? 0) + 1);
    void work(worker, message);
  }

  async function work(worker: Worker, message: Message): Promise<void> {
    const { queue: name } = worker;
    const isDone = await worker.handle(message).catch(() => false);
    busy.set(name, (busy.get(name) ?? 1) - 1);
    if (isDone) {
      const againMs = random.between(0, LONGEST_DELAY_MS);
      remove(name, message);
      if (faults.happens('double-message', `${message.id} after ${Math.round(againMs / 1000)} s`))
        add(name, message.body, againMs);
    }
    scheduler.at(scheduler.now(), () => deliver(name));
  }

  function remove(name: string, message: Message): void {
    const queue = queueOf(name);
    const at = queue.indexOf(message);
    if (at >= 0) queue.splice(at, 1);
  }

  return {
    deadLetters,
    unexplained,
    addWorker: (worker: Worker) => void workers.set(worker.queue, worker),
    send,

    /** Answers a request of the SDK. */
    answer(command: string, { QueueUrl, Entries, ...one }: Sent, activity: Activity | undefined): object {
      const queue = QueueUrl.split('/').at(-1) ?? '';
      if (command === 'SendMessage' && one.MessageBody !== undefined) {
        if (queue === 'parked') {
          const reason = one.MessageAttributes?.reason?.StringValue ?? '';
          deadLetters.push({ id: '', queue: activity?.queue ?? '', body: one.MessageBody, reason });
        } else send(queue, one.MessageBody, (one.DelaySeconds ?? 0) * 1000);
        return { MessageId: 'm', MD5OfMessageBody: md5(one.MessageBody) };
      }
      if (command !== 'SendMessageBatch' || !Entries) throw new Error(`${command} is not known here.`);
      for (const { MessageBody, DelaySeconds = 0 } of Entries) send(queue, MessageBody, DelaySeconds * 1000);
      return {
        Successful: Entries.map(({ Id, MessageBody }) => ({ Id, MessageId: Id, MD5OfMessageBody: md5(MessageBody) })),
        Failed: [],
      };
    },

    /** Moves all dead letters back to their queues, as the operator's command does. */
    redrive(): void {
      for (const one of deadLetters.splice(0)) {
        if (!one.reason && !faults.trace.some((fault) => fault.includes(` ${one.id}`))) unexplained.push(one);
        send(one.queue, one.body);
      }
    },

    /** Returns the waiting messages, by queue. */
    listWaiting: (): readonly string[] =>
      [...queues].flatMap(([name, queue]) => queue.map(({ id, body }) => `${name} ${id} ${body}`)),
  };
}
