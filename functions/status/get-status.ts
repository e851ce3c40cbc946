import { getStatus } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { type QueueChecks, queueChecks, WATCHED_QUEUES } from '@groundswell/data/status';
import { drawStatusPage } from '@groundswell/page-rendering';
import { readOceanSettings, readSourceTimes } from '@groundswell/pipeline';
import { presentStatus } from '@groundswell/present';
import { endpoint, isPageRequest } from '@groundswell/runtime';

/** Returns whether sources and waiting work are on time, and the incidents. The page shows the same. */
export const handler = endpoint(
  getStatus,
  async ({ query: { lang } }) => {
    const now = Date.now();
    const [times, checks, { content: incidents }] = await Promise.all([
      readSourceTimes(now, readOceanSettings()),
      queueChecks.read(),
      siteContent.read('incidents'),
    ]);
    const work = checks && { checkedAt: checks.checkedAt, queues: workOf(checks) };
    return presentStatus({ queues: {}, ...times, ...work, incidents }, lang, now);
  },
  { page: drawStatusPage, isForPage: (event) => event.rawPath === '/status' && isPageRequest(event) },
);

/**
 * Sums the queues of each kind of work. Its oldest message is in the queue that was empty least recently; that time is
 * unknown if no check has found one of its queues empty.
 */
function workOf({ queues }: QueueChecks) {
  return Object.fromEntries(
    Object.entries(WATCHED_QUEUES).flatMap(([work, names]) => {
      const known = names.flatMap((name) => queues[name] ?? []);
      if (known.length < names.length) return [];
      const busy = known.filter(({ waiting }) => waiting > 0);
      const waiting = busy.reduce((sum, queue) => sum + queue.waiting, 0);
      const emptyAt = Math.min(...busy.map((queue) => queue.emptyAt ?? Number.NaN));
      return [[work, { waiting, ...(Number.isFinite(emptyAt) && { emptyAt }) }] as const];
    }),
  );
}
