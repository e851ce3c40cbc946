import { type QueueChecks, queueChecks, readQueueDepth, WATCHED_QUEUES } from '@groundswell/data/status';
import { job, logLine } from '@groundswell/runtime';

/**
 * Counts the messages of each queue, and stores when each was last empty, which bounds the age of its messages. If
 * another run stores its check meanwhile, this one is dropped.
 */
export const handler = job({ name: 'check-queues' }, async () => {
  const read = await queueChecks.read();
  const checkedAt = Date.now();
  const names = Object.values(WATCHED_QUEUES).flat();
  const depths = await Promise.all(names.map(async (name) => [name, await readQueueDepth(name)] as const));
  const outcome = await queueChecks.replace(read, nextChecks(read, depths, checkedAt));
  logLine('info', {
    job: 'check-queues',
    outcome,
    waiting: Object.fromEntries(depths.filter(([, depth]) => depth > 0)),
  });
});

function nextChecks(
  read: QueueChecks | undefined,
  depths: readonly (readonly [name: string, depth: number])[],
  checkedAt: number,
): QueueChecks {
  const queues = depths.map(([name, waiting]) => {
    const emptyAt = waiting === 0 ? checkedAt : read?.queues[name]?.emptyAt;
    return [name, { waiting, ...(emptyAt !== undefined && { emptyAt }) }] as const;
  });
  return { checkedAt, queues: Object.fromEntries(queues) };
}
