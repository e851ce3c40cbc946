import { randomUUID } from 'node:crypto';
import { atLeast, REPLY_AFTER_MS } from '@groundswell/accounts';
import { subscribe } from '@groundswell/contracts';
import { consents, queueLetter } from '@groundswell/data/letters';
import { takeLetterTurn } from '@groundswell/letters';
import { endpoint } from '@groundswell/runtime';

/**
 * Mails a link that confirms the newsletter. An address that has confirmed gets none, which the job that mails finds out:
 * neither reply nor time tells.
 */
export const handler = endpoint(subscribe, ({ body: { email, lang }, visitor }) =>
  atLeast(REPLY_AFTER_MS.code, async () => {
    await takeLetterTurn('newsletter', visitor, email);
    const askedAt = Date.now();
    await consents.ask(email, { lang, source: 'box' }, askedAt);
    await queueLetter({ letter: 'subscribe-confirm', requestId: randomUUID(), email, lang, askedAt });
    return { valid: true };
  }),
);
