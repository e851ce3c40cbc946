import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { processTable, type Table } from '../table.ts';

/** The result of a check of a queue. */
export interface QueueCheck {
  /** Messages that wait or are being handled. */
  readonly waiting: number;
  /** When a check last found the queue empty, UTC ms; absent if none has. */
  readonly emptyAt?: number;
}

/** The last check of all queues. */
export interface QueueChecks {
  /** UTC ms. */
  readonly checkedAt: number;
  readonly queues: Readonly<Record<string, QueueCheck>>;
}

export interface QueueCheckStore {
  /** Reads the last check; absent before the first. */
  read(): Promise<QueueChecks | undefined>;
  /**
   * Stores a check that continues the one that was read. `changed`: another check was stored meanwhile, and it stays,
   * because this one was derived from an older one.
   */
  replace(read: QueueChecks | undefined, next: QueueChecks): Promise<'stored' | 'changed'>;
}

/** The schema version of `QueueChecks`. Raise it when the type changes: checks of another version are ignored. */
const V = 1;

function dynamoQueueChecks(table: () => Table): QueueCheckStore {
  return {
    async read() {
      const item = await findItem(table(), keys.queueChecks(), 'consistent');
      if (item?.v !== V) return undefined;
      return { checkedAt: Number(item.checkedAt), queues: item.queues as QueueChecks['queues'] };
    },

    async replace(read, next) {
      const item = { ...keys.queueChecks(), type: 'queue-checks', v: V, ...next };
      const written = read
        ? await putIf(table(), item, 'checkedAt = :read', { ':read': read.checkedAt })
        : await putIf(table(), item, 'attribute_not_exists(pk) OR v <> :v', { ':v': V });
      return written ? 'stored' : 'changed';
    },
  };
}

export const queueChecks: QueueCheckStore = dynamoQueueChecks(processTable);
