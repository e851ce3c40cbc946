import { userEndpoint } from '@groundswell/accounts';
import { setEmailSubscription } from '@groundswell/contracts';
import { consents } from '@groundswell/data/letters';

/** An account's address was proved by a pass code, so that the owner's word alone is the second half of the opt-in. */
export const handler = userEndpoint(setEmailSubscription, async ({ body, user }) => {
  const now = Date.now();
  if (body.subscribe) await consents.grant(user.email, { lang: user.lang, source: 'profile' }, now);
  else await consents.end(user.email, now);
  return { success: true, is_subscribed: body.subscribe };
});
