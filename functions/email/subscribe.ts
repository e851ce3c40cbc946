import { randomUUID } from 'node:crypto';
import { atLeast, REPLY_AFTER_MS, requireMail } from '@groundswell/accounts';
import { subscribe } from '@groundswell/contracts';
import { acquireSendSlot, requestNewsletter } from '@groundswell/email-delivery';
import { endpoint } from '@groundswell/runtime';

/**
 * Emails a link that confirms the newsletter. Neither the reply nor its time reveals whether the address is subscribed.
 */
export const handler = endpoint(subscribe, ({ body: { email, lang }, visitor }) =>
  atLeast(REPLY_AFTER_MS.code, async () => {
    requireMail();
    await acquireSendSlot('newsletter', visitor, email);
    await requestNewsletter({ requestId: randomUUID(), email, lang, source: 'box', askedAt: Date.now() });
    return { valid: true };
  }),
);
