import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { requestTimeout } from '../../api/request-timeout.ts';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { canShow, turnOnHere } from './push-browser.ts';

export type Channel = 'email' | 'push';

/**
 * Sets whether alerts arrive by email or as push notifications; rejects with the sentence that says why this failed.
 * `key` is the server's public push key: null if the server sends no notifications, undefined while the key loads.
 */
export async function setChannel(channel: Channel, key: string | null | undefined): Promise<void> {
  if (channel === 'push') {
    if (!canShow() || key === null) throw new Error(noPushWords());
    if (key === undefined) throw new Error(m.alerts_push_loading());
    const outcome = await turnOnHere(key).catch((cause: unknown) => {
      // An error of our own server keeps its message.
      throw cause instanceof ApiError ? cause : new Error(m.alerts_push_failed(), { cause });
    });
    if (outcome !== 'on') throw new Error(NOT_ON[outcome]());
  }
  const body = { setting: 'alertSetting', value: channel } as const;
  await request('updateSetting', { body, signal: requestTimeout() }).catch((cause: unknown) => {
    throw new Error(m.alerts_type_failed(), { cause });
  });
}

const NOT_ON = {
  denied: m.alerts_push_denied,
  unanswered: m.alerts_push_unanswered,
  'no-worker': m.alerts_push_no_worker,
};

/**
 * Returns why this browser cannot show notifications. If the reader has blocked them, the sentence says how to allow
 * them; otherwise it suggests installing the site as an app.
 */
function noPushWords(): string {
  const isDenied = typeof Notification !== 'undefined' && Notification.permission === 'denied';
  return isDenied ? m.alerts_push_denied() : m.alerts_push_app({ product });
}
