import { accounts } from '@groundswell/data/accounts';
import { consents } from '@groundswell/data/email';
import { logLine, notice } from '@groundswell/runtime';
import * as v from 'valibot';

const Recipients = v.array(v.object({ emailAddress: v.string() }));

/** A bounce or complaint event. SES is set up to publish no other events to this job. */
const MailEvent = v.variant('eventType', [
  v.object({
    eventType: v.literal('Bounce'),
    bounce: v.object({ bounceType: v.string(), bouncedRecipients: Recipients }),
  }),
  v.object({ eventType: v.literal('Complaint'), complaint: v.object({ complainedRecipients: Recipients }) }),
]);
type MailEvent = v.InferOutput<typeof MailEvent>;

/** Marks addresses with permanent bounces or complaints: their newsletter ends, and their alerts are suspended. */
export const handler = notice({ name: 'note-mail-event', message: MailEvent }, async (event) => {
  const state = event.eventType === 'Bounce' ? 'bounced' : 'complained';
  for (const { emailAddress } of recipientsOf(event)) await note(emailAddress.toLowerCase(), state);
});

function recipientsOf(event: MailEvent): v.InferOutput<typeof Recipients> {
  if (event.eventType === 'Complaint') return event.complaint.complainedRecipients;
  // A transient bounce, such as a full mailbox, is ignored: SES has retried for hours, and the next email may arrive.
  return event.bounce.bounceType === 'Permanent' ? event.bounce.bouncedRecipients : [];
}

async function note(email: string, state: 'bounced' | 'complained'): Promise<void> {
  await consents.end(email, Date.now());
  const account = await accounts.findByEmail(email);
  logLine('info', { job: 'note-mail-event', state, account: account?.id });
  if (!account) return;
  // A complaint after a bounce does not make the address accept mail.
  const mailState = account.mailState === 'bounced' ? 'bounced' : state;
  await accounts.change(account.id, { mailState, ...(state === 'complained' && { complainedAt: Date.now() }) });
}
