import { HELD_SHARDS, type HeldAlert, heldAlerts, queueAlertEmails } from '@groundswell/data/alerts';
import { job } from '@groundswell/runtime';
import pMap from 'p-map';

/**
 * The maximum clock skew between two functions, in ms. Alerts are released this much later, so that quiet hours are
 * over by the clock of send-alert too.
 */
const CLOCKS_DIFFER_MS = 60_000;
const HELD_A_PAGE = 500;
const RELEASES_AT_ONCE = 16;

/**
 * Queues the alerts that were held for quiet hours, then removes the held copies. If the job is killed between these
 * steps, the next run queues the alerts again.
 */
export const handler = job({ name: 'release-alerts' }, async () => {
  const now = Date.now() - CLOCKS_DIFFER_MS;
  for (let shard = 0; shard < HELD_SHARDS; shard++) {
    for (let due = await listDue(shard, now); due.length > 0; due = await listDue(shard, now)) {
      for (const [beachId, userIds] of usersByBeach(due)) await queueAlertEmails({ beachId, userIds });
      await pMap(due, (held) => heldAlerts.release(held), { concurrency: RELEASES_AT_ONCE });
    }
  }
});

function listDue(shard: number, now: number): Promise<HeldAlert[]> {
  return heldAlerts.listDue(shard, now, HELD_A_PAGE);
}

function usersByBeach(due: readonly HeldAlert[]): Map<number, string[]> {
  const users = new Map<number, string[]>();
  for (const { userId, beachId } of due) users.set(beachId, [...(users.get(beachId) ?? []), userId]);
  return users;
}
