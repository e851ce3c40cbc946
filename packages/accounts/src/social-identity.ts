import type { SocialProvider } from '@groundswell/contracts';
import { readFacebookToken } from './facebook-token.ts';
import { readIdToken } from './id-token.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/**
 * Returns the owner of a provider's token. Returns undefined if it is invalid, expired, made for another app or
 * another's browser, or was used before, or if the provider is not configured. Facebook's tokens hold no nonce: they
 * are not bound to the browser that requested them.
 */
export function readSocialToken(
  provider: SocialProvider,
  token: string,
  nonce: string | undefined,
): Promise<ProvenIdentity | undefined> {
  return provider === 'facebook' ? readFacebookToken(token) : readIdToken(provider, token, nonce);
}
