import type { Language } from '@groundswell/contracts';
import { consents, queueEmail } from '@groundswell/data/email';

/**
 * Records that the newsletter was asked for and has the link mailed that confirms it. A confirmed address gets none,
 * which the mailing job finds out. Repeated within a minute, or with the same id and time, it mails once: each queues
 * the letter of the request that counts, so that none is lost where another dies before it has.
 */
export async function askNewsletter(asked: {
  readonly requestId: string;
  readonly email: string;
  readonly lang: Language;
  readonly source: string;
  readonly askedAt: number;
}): Promise<void> {
  const { requestId, email, lang, source, askedAt } = asked;
  const request = await consents.ask(email, { requestId, lang, source }, askedAt);
  await queueEmail({ letter: 'subscribe-confirm', ...request, email, lang });
}
