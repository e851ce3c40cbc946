import type { SocialProvider } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/later.js';
import type { Grant, TokenReply } from '../../session/session.ts';
import type { SendingEvent } from './model.ts';

type SocialGrant = Omit<Extract<Grant, { grant: 'social' }>, 'grant' | 'provider' | 'access_token'>;

/**
 * Signs in with a provider's token. Returns the reply if it holds our own token. Otherwise returns undefined, and
 * `dispatch` has received the reason.
 */
export async function signInWith(
  grant: SocialGrant & { readonly provider: SocialProvider; readonly access_token: string },
  signIn: (grant: Grant) => Promise<TokenReply>,
  dispatch: (event: SendingEvent) => void,
): Promise<TokenReply | undefined> {
  dispatch({ type: 'sent' });
  try {
    const reply = await signIn({ grant: 'social', ...grant });
    if (reply.access_token) return reply;
    dispatch({ type: 'refused', reply: { ...reply, error: reply.error ?? m.auth_social_failed() } });
  } catch (error) {
    const hasOwnSentence = error instanceof ApiError && [0, 409, 429].includes(error.status);
    dispatch({ type: 'faulted', faults: { form: hasOwnSentence ? error.message : m.auth_social_failed() } });
  }
  return undefined;
}
