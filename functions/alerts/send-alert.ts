import { randomUUID } from 'node:crypto';
import { planOf } from '@groundswell/accounts';
import type { StoredAccount } from '@groundswell/data/accounts';
import { alertSends, heldAlerts } from '@groundswell/data/alerts';
import { queueEmail, queuePush } from '@groundswell/data/email';
import { type AlertMessage, queuedAlert } from '@groundswell/email-delivery';
import { type AlertBeach, decideAlert, readAlertBeach } from '@groundswell/pipeline';
import { doEach, job } from '@groundswell/runtime';
import * as v from 'valibot';

const message = v.object({
  beachId: v.pipe(v.number(), v.integer()),
  userIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(25)),
});

const USERS_AT_ONCE = 8;
/**
 * The maximum number of attempts for one user. An attempt is repeated if another function won the claim, or after it
 * has finished an email that another function left incomplete.
 */
const MAX_TURNS = 6;

/**
 * Notifies users about a beach by email or push, if the alert still matches and the user may be reached. A failed user
 * does not hold up the others.
 */
export const handler = job({ name: 'send-alert', message }, async ({ beachId, userIds }) => {
  const beach = await readAlertBeach(beachId, Date.now());
  if (beach) await doEach(userIds, USERS_AT_ONCE, (userId) => notifyUser(beach, userId));
});

/**
 * Reads the user's state, decides, then acts. It claims an email by a conditional write that fails if another function
 * has claimed since the read. It queues the email under the claim's id, then marks it as sent. A function that finds an
 * unfinished claim queues that email again under the same id, and the mailing job sends it once. Then it checks for
 * matching hours that the claimed email does not contain. If a function is killed at any point, no email is lost or
 * sent twice.
 */
async function notifyUser(beach: AlertBeach, userId: string): Promise<void> {
  const beachId = beach.beach.id;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const user = await alertSends.readUser(userId);
    const decision = decideAlert(beach, user, planOf, `alert-${randomUUID()}`);
    if (decision.act === 'nothing') return;
    if (decision.act === 'hold') return heldAlerts.hold({ userId, beachId, until: decision.until }, beach.now);

    const { by, account, emailId, windows, claim } = decision;
    if (claim && !(await alertSends.claim(userId, beachId, user.sent.get(beachId), claim, beach.now))) continue;
    const [first, ...others] = windows;
    if (first) await queueBy(by, queuedAlert(beach, account, emailId, [first, ...others]));
    await alertSends.markSent(userId, beachId, emailId);
    if (claim) return;
  }
  throw new Error(`The alert of ${beachId} was claimed by others ${MAX_TURNS} times.`);
}

function queueBy(way: StoredAccount['alertSetting'], letter: AlertMessage): Promise<void> {
  if (way === 'email') return queueEmail(letter);
  const { letter: _, email: __, ...push } = letter;
  return queuePush(push);
}
