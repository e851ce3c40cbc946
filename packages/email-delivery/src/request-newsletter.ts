import type { Language } from '@groundswell/contracts';
import { consents, queueEmail } from '@groundswell/data/email';

/**
 * Records a newsletter request and queues the email with the confirmation link. If the address is already confirmed,
 * the mailing job sends nothing. A request that is repeated within a minute, or has the same id and time, sends one
 * email. Each repeat queues that email again, in case an earlier call crashed before queueing it.
 */
export async function requestNewsletter(asked: {
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
