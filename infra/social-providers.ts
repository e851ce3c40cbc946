import type { AccountParts } from './constructs/account-access.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the sign-in providers' addresses and the site's client id at each provider. A provider without a client id is
 * not offered.
 */
export function socialProviders({
  social,
}: Pick<Settings, 'social'>): Pick<AccountParts, 'providers' | 'facebookSecretArn'> {
  return {
    providers: {
      GOOGLE_ISSUER: 'https://accounts.google.com',
      GOOGLE_JWKS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
      GOOGLE_CLIENT_ID: social.googleClientId,
      APPLE_ISSUER: 'https://appleid.apple.com',
      APPLE_JWKS_URL: 'https://appleid.apple.com/auth/keys',
      APPLE_CLIENT_ID: social.appleClientId,
      FACEBOOK_GRAPH_URL: 'https://graph.facebook.com/v23.0',
      FACEBOOK_APP_ID: social.facebook?.appId ?? '',
    },
    facebookSecretArn: social.facebook?.secretArn,
  };
}
