import type { getScriptVars, SocialProvider } from '@groundswell/contracts';
import type { ReplyOf } from '../api/calls.ts';
import type { Nonce } from './nonce.ts';

export type Provider = ReplyOf<typeof getScriptVars>['providers'][number];
/** A provider's answer, from the hash of the address that it redirects to. */
export interface ProviderAnswer {
  readonly state: string;
  /** The ID token; undefined if the provider or the user refused. */
  readonly token: string | undefined;
}

/**
 * The sign-in pages of the real providers, by issuer. Any other issuer, such as a test stub, has its sign-in page under
 * its own URL.
 */
const SIGN_IN_PAGES: ReadonlyMap<string, string> = new Map([
  ['https://accounts.google.com', 'https://accounts.google.com/o/oauth2/v2/auth'],
  ['https://graph.facebook.com/v23.0', 'https://www.facebook.com/v23.0/dialog/oauth'],
]);

/**
 * The order of the buttons. Apple's rules require its button to be visible without scrolling, and no smaller than the
 * others.
 */
const ORDER: readonly SocialProvider[] = ['sign-in-with-apple', 'google', 'facebook'];

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  'sign-in-with-apple': 'Apple',
  google: 'Google',
  facebook: 'Facebook',
};

export function inOrder(providers: readonly Provider[]): readonly Provider[] {
  return [...providers].sort((a, b) => ORDER.indexOf(a.provider) - ORDER.indexOf(b.provider));
}

/**
 * Returns the address of a provider's sign-in page, which redirects to `returnTo`. OpenID Connect 1.0, 3.2 (implicit);
 * Facebook's manual flow.
 */
export function signInAddress(
  { provider, clientId, issuer }: Provider,
  { returnTo, state, nonce }: { readonly returnTo: string; readonly state: string; readonly nonce: Nonce },
): string {
  const isFacebook = provider === 'facebook';
  const parameters = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnTo,
    response_type: isFacebook ? 'token' : 'id_token',
    scope: isFacebook ? 'email' : 'openid email',
    state,
    ...(!isFacebook && { nonce: nonce.digest }),
  });
  return `${SIGN_IN_PAGES.get(issuer) ?? `${issuer}/authorize`}?${parameters}`;
}

/** Parses the provider's answer; undefined if the hash holds none. */
export function parseProviderAnswer(hash: string): ProviderAnswer | undefined {
  const handed = new URLSearchParams(hash.replace(/^#/, ''));
  const state = handed.get('state');
  const token = handed.get('id_token') ?? handed.get('access_token') ?? undefined;
  if (!state || (token === undefined && !handed.has('error'))) return undefined;
  return { state, token };
}
