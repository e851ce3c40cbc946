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
  builtAt: v.optional(v.number()),
});

const USERS_AT_ONCE = 8;
/**
 * The maximum number of attempts for one user. Another attempt follows if another function won the claim, or after
 * completing an email that another function left unfinished.
 */
const MAX_TURNS = 6;

/**
 * Notifies users about a beach by email or push, if the alert still matches and the user may be reached. A failed user
 * does not hold up the others.
 */
export const handler = job({ name: 'send-alert', message }, async ({ beachId, userIds, builtAt }) => {
  const beach = await readAlertBeach(beachId, Date.now());
  if (beach) await doEach(userIds, USERS_AT_ONCE, (userId) => notifyUser(beach, userId, builtAt));
});

/**
 * Reads the user's state, decides, then acts. A conditional write claims the email, and fails if another function
 * claimed it first. The email is queued under the claim's id, so a function that finds an unfinished claim can queue it
 * again without a second delivery. Afterwards, the function checks for matching hours that the claimed email does not
 * contain.
 */
async function notifyUser(beach: AlertBeach, userId: string, builtAt: number | undefined): Promise<void> {
  const beachId = beach.beach.id;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const user = await alertSends.readUser(userId);
    const decision = decideAlert(beach, user, planOf, `alert-${randomUUID()}`);
    if (decision.act === 'nothing') return;
    if (decision.act === 'hold') return heldAlerts.hold({ userId, beachId, until: decision.until }, beach.now);

    const { by, account, emailId, windows, claim } = decision;
    if (claim && !(await alertSends.claim(userId, beachId, user.sent.get(beachId), claim, beach.now))) continue;
    const [first, ...others] = windows;
    if (first) await queueBy(by, { ...queuedAlert(beach, account, emailId, [first, ...others]), builtAt });
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
