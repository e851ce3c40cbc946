import type { SocialProvider } from '@groundswell/contracts';

/** The settings of a sign-in provider that the sign-in page needs, all of them public. */
export interface ConfiguredProvider {
  readonly provider: SocialProvider;
  readonly clientId: string;
  /**
   * The URL that identifies the provider: the issuer of its ID tokens or, for Facebook, the address that checks its
   * tokens.
   */
  readonly issuer: string;
}

export interface OpenIdSettings {
  readonly issuer: string;
  readonly keysAddress: string;
  readonly clientId: string;
}

/** Returns Google's or Apple's settings; undefined without a client id. */
export function openIdSettings(provider: 'google' | 'sign-in-with-apple'): OpenIdSettings | undefined {
  const { env } = process;
  const [issuer, keysAddress, clientId] =
    provider === 'google'
      ? [env.GOOGLE_ISSUER, env.GOOGLE_JWKS_URL, env.GOOGLE_CLIENT_ID]
      : [env.APPLE_ISSUER, env.APPLE_JWKS_URL, env.APPLE_CLIENT_ID];
  return issuer && keysAddress && clientId ? { issuer, keysAddress, clientId } : undefined;
}

export function facebookSettings(): { graphUrl: string; appId: string } | undefined {
  const { FACEBOOK_GRAPH_URL: graphUrl, FACEBOOK_APP_ID: appId } = process.env;
  return graphUrl && appId ? { graphUrl, appId } : undefined;
}

export function listProviders(): readonly ConfiguredProvider[] {
  const openId = (['google', 'sign-in-with-apple'] as const).flatMap((provider) => {
    const settings = openIdSettings(provider);
    return settings ? [{ provider, clientId: settings.clientId, issuer: settings.issuer }] : [];
  });
  const facebook = facebookSettings();
  return facebook ? [...openId, { provider: 'facebook', clientId: facebook.appId, issuer: facebook.graphUrl }] : openId;
}
