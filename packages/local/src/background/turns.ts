import { availableParallelism } from 'node:os';
import type { Queue } from '../services/sqs/queue.ts';

type Waiting = Pick<Queue, 'name' | 'peek' | 'moveFirst'>;

/** Decides which queue's work comes next. */
export interface WorkOrder {
  /** Whether a queue's work has no reader waiting for it; other queues never wait. */
  isBackground(queueName: string): boolean;
  /** Brings the message of a queue that comes first to its head. */
  arrange(queue: Waiting): void;
  /** The lowest comes first; undefined while the queue may not be taken from. */
  rank(queue: Waiting): number | undefined;
}

/** Shares the processors between the background work of queues, and keeps some of them for readers. */
export interface Turns {
  /** Resolves when a batch of the queue may be handled; call the result once it is. */
  take(queue: Waiting): Promise<() => void>;
  /** Gives the queue the next turn: a reader waits for its first message. */
  prefer(queueName: string): void;
  /** Considers the waiting queues again, after what their order depends on has changed. */
  reconsider(): void;
  /** From now on one processor is left to readers, and background work runs at low priority. */
  yieldToReaders(): void;
  /** The priority of background work, as of `nice`. */
  niceness(): number;
}

/** Below everything that a reader waits for, above a machine's idle work. */
const YIELDING_NICENESS = 5;
/** Comes before every rank. */
const PREFERRED = -1;

export function createTurns(order: WorkOrder, processors = availableParallelism()): Turns {
  const waiting = new Set<{ readonly queue: Waiting; readonly start: () => void }>();
  const preferred = new Set<string>();
  let slots = Math.max(2, processors);
  let running = 0;
  let niceness = 0;

  const rankOf = (queue: Waiting) => {
    // A preferred queue has at its head what a reader waits for, unless that may not be taken yet.
    if (preferred.has(queue.name)) {
      if (order.rank(queue) !== undefined) return PREFERRED;
      preferred.delete(queue.name);
    }
    order.arrange(queue);
    return order.rank(queue);
  };
  const reconsider = () => {
    while (running < slots) {
      const ranked = [...waiting].flatMap((one) => {
        const rank = rankOf(one.queue);
        return rank === undefined ? [] : [{ one, rank }];
      });
      const [next] = ranked.sort((a, b) => a.rank - b.rank);
      if (!next) return;
      waiting.delete(next.one);
      preferred.delete(next.one.queue.name);
      running++;
      next.one.start();
    }
  };
  const release = () => {
    running--;
    reconsider();
  };

  return {
    take(queue) {
      if (!order.isBackground(queue.name)) return Promise.resolve(() => undefined);
      return new Promise((resolve) => {
        waiting.add({ queue, start: () => resolve(release) });
        reconsider();
      });
    },
    prefer(queueName) {
      preferred.add(queueName);
      reconsider();
    },
    reconsider,
    yieldToReaders() {
      slots = Math.max(1, processors - 1);
      niceness = YIELDING_NICENESS;
      reconsider();
    },
    niceness: () => niceness,
  };
}
