import { requireMail, userEndpoint } from '@groundswell/accounts';
import { setEmailSubscription } from '@groundswell/contracts';
import { consents } from '@groundswell/data/email';

/**
 * Turns the newsletter on or off. A pass code has verified the account's address, so the owner's request completes the
 * double opt-in.
 */
export const handler = userEndpoint(setEmailSubscription, async ({ body, user }) => {
  if (body.subscribe) requireMail();
  const now = Date.now();
  const { id: userId, email, lang } = user;
  if (body.subscribe) await consents.grant(email, { lang, source: 'profile', userId }, now);
  else await consents.end(email, now, userId);
  return { success: true, is_subscribed: body.subscribe };
});
