import { type AlertsMessage, alerts, queueAlertEmails, queueAlerts } from '@groundswell/data/alerts';
import { readAlertBeach } from '@groundswell/pipeline';
import { doEach, job } from '@groundswell/runtime';
import * as v from 'valibot';

const message = v.object({
  beachIds: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(25)),
  after: v.optional(v.string()),
  builtAt: v.optional(v.number()),
});

/** The number of alerts that one Query of the index reads: about a quarter of DynamoDB's limit of 1 MB per Query. */
const ALERTS_A_PAGE = 1000;
const BEACHES_AT_ONCE = 4;

/**
 * Pages through the alerts of beaches with a new forecast, and queues the users whose alerts match. The job send-alert
 * decides whether to notify them. After each page, a message for the beach's remaining alerts goes back into the queue.
 */
export const handler = job({ name: 'evaluate-alerts', message }, async ({ beachIds, after, builtAt }) => {
  await doEach(beachIds, BEACHES_AT_ONCE, (beachId) => evaluatePage(beachId, { after, builtAt }));
});

async function evaluatePage(
  beachId: number,
  { after, builtAt }: Pick<AlertsMessage, 'after' | 'builtAt'>,
): Promise<void> {
  const page = await alerts.listOfBeach(beachId, ALERTS_A_PAGE, after);
  if (page.alerts.length > 0) {
    const beach = await readAlertBeach(beachId, Date.now());
    if (!beach) return;
    const found = page.alerts.filter((alert) => beach.windowsFor(alert).length > 0);
    await queueAlertEmails({ beachId, userIds: found.map(({ userId }) => userId), builtAt });
  }
  if (page.next !== undefined) await queueAlerts({ beachIds: [beachId], after: page.next, builtAt });
}
