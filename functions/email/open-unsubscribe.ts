import { openUnsubscribe } from '@groundswell/contracts';
import { readUnsubscribeToken } from '@groundswell/email-delivery';
import { endpoint, SeeOther } from '@groundswell/runtime';

/** Redirects to the page with the confirm button. Opening a link ends nothing, since mail scanners open links too. */
export const handler = endpoint(openUnsubscribe, async ({ params }) => {
  await readUnsubscribeToken(params.token);
  throw new SeeOther(`/unsubscribe/${params.token}`);
});
