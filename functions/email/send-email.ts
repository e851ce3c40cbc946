import { setting } from '@groundswell/data';
import { QueuedEmail } from '@groundswell/data/email';
import { sendOnce, writeEmail } from '@groundswell/email-delivery';
import { job } from '@groundswell/runtime';

/** Writes and mails a queued email. A message that is delivered twice is mailed once. */
export const handler = job({ name: 'send-email', message: QueuedEmail }, async (message, { measure }) => {
  const { requestId, letter } = message;
  const isMailed = await sendOnce(requestId, letter, () => writeEmail(message, setting('CONTACT_ADDRESS')), 'in-turn');
  if (isMailed && letter === 'alert' && message.builtAt !== undefined)
    measure('AlertMailedS', (Date.now() - message.builtAt) / 1000);
});
