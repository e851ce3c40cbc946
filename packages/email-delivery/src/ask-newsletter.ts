import type { Language } from '@groundswell/contracts';
import { consents, queueEmail } from '@groundswell/data/email';

/**
 * Records a newsletter request and queues the email with the confirmation link. If the address is confirmed already,
 * the mailing job sends nothing. A repeat within a minute, or with the same id and time, is mailed once. Each repeat
 * queues the email of the recorded request, so it is not lost if another caller dies before queueing.
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
