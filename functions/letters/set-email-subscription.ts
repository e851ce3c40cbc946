import { userEndpoint } from '@groundswell/accounts';
import { setEmailSubscription } from '@groundswell/contracts';
import { consents } from '@groundswell/data/letters';

/** A pass code has proved an account's address, so the owner's request alone completes the double opt-in. */
export const handler = userEndpoint(setEmailSubscription, async ({ body, user }) => {
  const now = Date.now();
  if (body.subscribe) await consents.grant(user.email, { lang: user.lang, source: 'profile' }, now);
  else await consents.end(user.email, now);
  return { success: true, is_subscribed: body.subscribe };
});
