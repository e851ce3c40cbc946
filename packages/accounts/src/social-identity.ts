import type { SocialProvider } from '@groundswell/contracts';
import { readFacebookToken } from './facebook-token.ts';
import { readIdToken } from './id-token.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/**
 * Returns the person whom a provider's token identifies. Returns undefined if the provider is not configured, or the
 * token is invalid, expired, used before, or for another app or browser. Facebook's tokens contain no nonce, so they
 * are not bound to a browser.
 */
export function readSocialToken(
  provider: SocialProvider,
  token: string,
  nonce: string | undefined,
): Promise<ProvenIdentity | undefined> {
  return provider === 'facebook' ? readFacebookToken(token) : readIdToken(provider, token, nonce);
}
