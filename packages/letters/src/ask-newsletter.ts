import type { Language } from '@groundswell/contracts';
import { consents, queueLetter } from '@groundswell/data/letters';

/**
 * Records that the newsletter was asked for and has the link mailed that confirms it. A confirmed address gets none,
 * which the mailing job finds out. Repeated with the same id and time, it mails once.
 */
export async function askNewsletter(asked: {
  readonly requestId: string;
  readonly email: string;
  readonly lang: Language;
  readonly source: string;
  readonly askedAt: number;
}): Promise<void> {
  const { requestId, email, lang, source, askedAt } = asked;
  await consents.ask(email, { lang, source }, askedAt);
  await queueLetter({ letter: 'subscribe-confirm', requestId, email, lang, askedAt });
}
