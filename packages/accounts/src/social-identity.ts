import type { SocialProvider } from '@groundswell/contracts';
import { readFacebookToken } from './facebook-token.ts';
import { readIdToken } from './id-token.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/**
 * Whose a provider's token is; undefined where it is bad, expired, made for another app or another's browser, was brought
 * before, or the provider is not configured. Facebook's tokens hold no nonce: they are not bound to who asked for them.
 */
export function readSocialToken(
  provider: SocialProvider,
  token: string,
  nonce: string | undefined,
): Promise<ProvenIdentity | undefined> {
  return provider === 'facebook' ? readFacebookToken(token) : readIdToken(provider, token, nonce);
}
