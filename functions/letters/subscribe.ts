import { randomUUID } from 'node:crypto';
import { atLeast, REPLY_AFTER_MS } from '@groundswell/accounts';
import { subscribe } from '@groundswell/contracts';
import { consents, queueLetter } from '@groundswell/data/letters';
import { takeLetterTurn } from '@groundswell/letters';
import { endpoint } from '@groundswell/runtime';

/**
 * Mails a link that confirms the newsletter. A confirmed address gets none, which the mailing job finds out, so that
 * neither reply nor time reveals it.
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
