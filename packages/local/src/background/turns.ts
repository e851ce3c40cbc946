import { availableParallelism } from 'node:os';
import type { ConsumerQueue } from '../services/sqs/queue.ts';

type Waiting = Pick<ConsumerQueue, 'name' | 'peek' | 'moveFirst'>;

/** The order of background work across the queues. */
export interface WorkOrder {
  /** Whether the queue's work is background work. Other queues never wait for a turn. */
  isBackground(queueName: string): boolean;
  /** Moves the most urgent message of the queue to its head. */
  arrange(queue: Waiting): void;
  /** Returns the queue's rank, where the lowest goes first; undefined while no message of the queue may be handled. */
  rank(queue: Waiting): number | undefined;
}

/** A scheduler that shares the processors between queues' background work and keeps some of them free for readers. */
export interface Turns {
  /** Resolves when the queue may handle a batch. The caller calls the result when the batch is done. */
  take(queue: Waiting): Promise<() => void>;
  /** Gives the queue the next turn, because a reader waits for the queue's first message. */
  prefer(queueName: string): void;
  /** Ranks the waiting queues again. Callers use it after anything that affects the order has changed. */
  reconsider(): void;
  /** Reserves one processor for readers and lowers the priority of background work. */
  yieldToReaders(): void;
  /** Returns the priority of background work, in units of `nice`. */
  niceness(): number;
}

/**
 * The `nice` value of background work after the start: lower priority than readers' requests, higher than a machine's
 * idle work.
 */
const YIELDING_NICENESS = 5;
/** A rank below all other ranks, so a preferred queue goes first. */
const PREFERRED = -1;

export function createTurns(order: WorkOrder, processors = availableParallelism()): Turns {
  const waiting = new Set<{ readonly queue: Waiting; readonly start: () => void }>();
  const preferred = new Set<string>();
  let slots = Math.max(2, processors);
  let running = 0;
  let niceness = 0;

  const rankOf = (queue: Waiting) => {
    // The head of a preferred queue is the message a reader waits for; arranging the queue would move it away. The
    // preference ends if the queue has no rank.
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
