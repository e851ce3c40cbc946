import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { pressSignal } from '../../api/press-signal.ts';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { canShow, turnOnHere } from './push-browser.ts';

export type Channel = 'email' | 'push';

/**
 * Chooses how alerts arrive; rejects with the sentence that says why not. `key`: the server's for this browser, null
 * where it sends none, undefined until that is known.
 */
export async function setChannel(channel: Channel, key: string | null | undefined): Promise<void> {
  if (channel === 'push') {
    if (!canShow() || key === null) throw new Error(noPushWords());
    if (key === undefined) throw new Error(m.alerts_push_loading());
    const outcome = await turnOnHere(key).catch((cause: unknown) => {
      // Our own server says what it is.
      throw cause instanceof ApiError ? cause : new Error(m.alerts_push_failed(), { cause });
    });
    if (outcome !== 'on') throw new Error(NOT_ON[outcome]());
  }
  const body = { setting: 'alertSetting', value: channel } as const;
  await request('updateSetting', { body, signal: pressSignal() }).catch((cause: unknown) => {
    throw new Error(m.alerts_type_failed(), { cause });
  });
}

const NOT_ON = {
  denied: m.alerts_push_denied,
  unanswered: m.alerts_push_unanswered,
  'no-worker': m.alerts_push_no_worker,
};

/** The sentence of the specification; where the reader can do something about it, what. */
function noPushWords(): string {
  const isDenied = typeof Notification !== 'undefined' && Notification.permission === 'denied';
  return isDenied ? m.alerts_push_denied() : m.alerts_push_app({ product });
}
