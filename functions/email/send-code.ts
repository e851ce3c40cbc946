import { setting } from '@groundswell/data';
import { CodeEmail } from '@groundswell/data/email';
import { sendOnce, writeEmail } from '@groundswell/email-delivery';
import { job } from '@groundswell/runtime';

/**
 * Writes and mails an email with a code or link that somebody waits for. A message that is delivered twice is mailed
 * once, and a pass code past its life is dropped.
 */
export const handler = job({ name: 'send-code', message: CodeEmail }, async (message, { measure }) => {
  const { requestId, letter, askedAt } = message;
  const isMailed = await sendOnce(requestId, letter, () => writeEmail(message, setting('CONTACT_ADDRESS')), 'at-once');
  if (isMailed) measure('CodeMailedS', (Date.now() - askedAt) / 1000);
});
