import { randomUUID } from 'node:crypto';
import { type Disk, DiskFull } from '../../disk.ts';
import type { QueuePlan } from '../../template/plan.ts';
import { type JournalEntry, openJournal } from './journal.ts';
import type { MessageAttributes, ReceivedMessage, StoredMessage } from './message.ts';

interface QueueEvent {
  readonly did: 'sent' | 'removed' | 'buried';
  readonly message: StoredMessage;
}

interface Counts {
  readonly visible: number;
  readonly hidden: number;
}

/** A queue as its consumer and the start see it. Its messages may be here, or at another endpoint of SQS. */
export interface ConsumerQueue {
  readonly name: string;
  readonly plan: QueuePlan;
  /**
   * Receives up to `max` visible messages, oldest first. Each is hidden for the visibility timeout, or for `hiddenMs`.
   */
  receive(max: number, hiddenMs?: number): Promise<readonly ReceivedMessage[]>;
  /** Deletes a message; returns false if the receipt is invalid or has expired. */
  remove(receipt: string): Promise<boolean>;
  /**
   * Makes the message visible again after `ms` milliseconds. Returns false if the receipt is invalid or has expired.
   */
  hide(receipt: string, ms: number): boolean | Promise<boolean>;
  /** Records why a message could not be handled; the reason moves with it to the dead-letter queue. */
  recordFailure(receipt: string, failure: string): void;
  /**
   * Moves the first matching message to the front of the queue. Returns it, or undefined if no message is known to
   * match.
   */
  moveFirst(is: (message: StoredMessage) => boolean): StoredMessage | undefined;
  /** Returns the first visible message; undefined if it is not known. */
  peek(): StoredMessage | undefined;
  /** Lists the known messages in the queue, including those handed to consumers. */
  list(): readonly StoredMessage[];
  counts(): Counts | Promise<Counts>;
  /** Resolves with whether a message is visible, after a second at most. */
  hasVisible(): Promise<boolean>;
  watch(listener: (event: QueueEvent) => void): void;
}

/** A queue whose messages are on this machine, so all of them are known. */
export interface Queue extends ConsumerQueue {
  /** Adds a message. Throws DiskFull; then the message is not in the queue. */
  send(body: string, attributes?: MessageAttributes, delayMs?: number, trace?: string): Promise<StoredMessage>;
  /** Adds a message and its history, after another queue or that queue's worker has given up on it. */
  deadLetter(message: StoredMessage): Promise<void>;
  hide(receipt: string, ms: number): boolean;
  counts(): Counts;
  clear(): Promise<void>;
  /** Resolves when a message may have become visible, or after `ms` milliseconds. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** The longest wait for a visible message. */
const LOOK_AGAIN_MS = 1000;

interface Entry {
  message: StoredMessage;
  visibleAt: number;
  failure?: string;
}

/**
 * Opens a standard queue whose messages outlive the process. Visibility timeouts do not: after a restart, messages in
 * progress are visible again.
 */
export async function openQueue(
  plan: QueuePlan,
  path: string,
  clock: { now(): number },
  findQueue: (name: string) => Queue | undefined,
  disk?: Disk,
): Promise<Queue> {
  const journal = await openJournal(path, disk);
  const entries = new Map<string, Entry>();
  const listeners: ((event: QueueEvent) => void)[] = [];
  const sleepers = new Set<() => void>();

  const record = (event: QueueEvent) => {
    for (const listener of listeners) listener(event);
  };
  const wake = () => {
    for (const sleeper of sleepers) sleeper();
  };
  /**
   * Writes an entry to the journal. If the disk is full, the journal keeps the entry in memory, so the queue continues.
   * If the process then restarts before the next write, a message may be delivered again.
   */
  const note = (entry: JournalEntry) =>
    journal.append(entry).catch((error: unknown) => {
      if (!(error instanceof DiskFull)) throw error;
    });
  const forget = async (id: string) => {
    entries.delete(id);
    await note({ did: 'remove', id });
  };
  const peek = () => {
    const now = performance.now();
    for (const { message, visibleAt } of entries.values()) if (visibleAt <= now) return message;
    return undefined;
  };
  const wait = (ms: number) => {
    const nextVisibleAt = Math.min(...[...entries.values()].map(({ visibleAt }) => visibleAt));
    const pauseMs = Math.max(1, Math.min(ms, nextVisibleAt - performance.now()));
    return new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, pauseMs);
      sleepers.add(done);
    });
  };
  const entryOf = (receipt: string) => {
    const [id = '', count] = receipt.split('#');
    const entry = entries.get(id);
    return entry?.message.receiveCount === Number(count) ? entry : undefined;
  };
  for (const message of journal.messages) {
    if (clock.now() - message.sentAt < plan.retentionMs) entries.set(message.id, { message, visibleAt: 0 });
  }

  return {
    name: plan.name,
    plan,
    async send(body, attributes = {}, delayMs = plan.delayMs, trace) {
      const message: StoredMessage = {
        id: randomUUID(),
        body,
        attributes,
        trace,
        sentAt: clock.now(),
        receiveCount: 0,
      };
      entries.set(message.id, { message, visibleAt: performance.now() + delayMs });
      await journal.append({ did: 'send', message }).catch(async (error: unknown) => {
        await forget(message.id);
        throw error;
      });
      wake();
      record({ did: 'sent', message });
      return message;
    },
    async deadLetter(message) {
      const buried = { ...message, receiveCount: 0 };
      entries.set(message.id, { message: buried, visibleAt: 0 });
      await note({ did: 'send', message: buried });
      wake();
    },
    async receive(max, hiddenMs = plan.visibilityTimeoutMs) {
      const received: ReceivedMessage[] = [];
      const writes: Promise<void>[] = [];
      for (const [id, entry] of entries) {
        if (received.length === max) break;
        if (entry.visibleAt > performance.now()) continue;
        const receiveCount = entry.message.receiveCount + 1;
        const deadLetterQueue =
          plan.redrive && receiveCount > plan.redrive.maxReceiveCount && findQueue(plan.redrive.deadLetterQueue);
        if (deadLetterQueue) {
          const buried = { ...entry.message, failure: entry.failure };
          writes.push(deadLetterQueue.deadLetter(buried), forget(id));
          record({ did: 'buried', message: buried });
          continue;
        }
        const firstReceivedAt = entry.message.firstReceivedAt ?? clock.now();
        entry.message = { ...entry.message, receiveCount, firstReceivedAt };
        entry.visibleAt = performance.now() + hiddenMs;
        writes.push(note({ did: 'receive', id, receiveCount, firstReceivedAt }));
        received.push({ ...entry.message, receipt: `${id}#${receiveCount}` });
      }
      await Promise.all(writes);
      return received;
    },
    async remove(receipt) {
      const entry = entryOf(receipt);
      if (!entry) return false;
      await forget(entry.message.id);
      record({ did: 'removed', message: entry.message });
      return true;
    },
    hide(receipt, ms) {
      const entry = entryOf(receipt);
      if (entry) entry.visibleAt = performance.now() + ms;
      return entry !== undefined;
    },
    recordFailure(receipt, failure) {
      const entry = entryOf(receipt);
      if (entry) entry.failure = failure;
    },
    moveFirst(is) {
      const found = [...entries].find(([, { message }]) => is(message));
      if (!found) return undefined;
      const others = [...entries].filter(([id]) => id !== found[0]);
      entries.clear();
      for (const [id, entry] of [found, ...others]) entries.set(id, entry);
      return found[1].message;
    },
    peek,
    async hasVisible() {
      if (!peek()) await wait(LOOK_AGAIN_MS);
      return peek() !== undefined;
    },
    list: () => [...entries.values()].map(({ message }) => message),
    counts() {
      const now = performance.now();
      const visible = [...entries.values()].filter(({ visibleAt }) => visibleAt <= now).length;
      return { visible, hidden: entries.size - visible };
    },
    async clear() {
      await Promise.all([...entries.keys()].map(forget));
    },
    wait,
    watch: (listener) => void listeners.push(listener),
    async close() {
      wake();
      await journal.close();
    },
  };
}
