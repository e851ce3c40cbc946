import type { Clock } from '../../clock.ts';
import type { SecretPlan } from '../../template/plan.ts';
import { startService } from '../http-server.ts';
import { createFacebook } from './facebook.ts';
import { createOpenIdProvider } from './open-id.ts';
import type { SocialPerson } from './person.ts';

export const SOCIAL_PROVIDERS = ['google', 'sign-in-with-apple', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export interface SocialProviders {
  /** Settings that point functions to the stand-ins. */
  readonly settings: Readonly<Record<string, string>>;
  /** The secret with Facebook's app secret; one of `settings` contains its ARN. */
  readonly secret: SecretPlan;
  /** Issues what the provider would give the page after a sign-in: an ID token, or Facebook's access token. */
  giveToken(provider: SocialProvider, person: SocialPerson, nonce?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The providers by the first segment of their path. */
const PATHS: Readonly<Record<string, SocialProvider>> = {
  google: 'google',
  apple: 'sign-in-with-apple',
  facebook: 'facebook',
};

/**
 * Starts stand-ins for Google, Apple and Facebook, each below its own path. The sign-in page (`/authorize`) is served
 * by the site's own server.
 */
export async function startSocialProviders(clock: Pick<Clock, 'now'>, siteUrl: string): Promise<SocialProviders> {
  const facebook = createFacebook(clock);
  const server = await startService((request, response) => {
    const [, name = '', rest = '/'] = /^\/([\w-]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const provider = PATHS[name];
    const [path, query = ''] = rest.split('?');
    if (provider && path === '/authorize') {
      response.writeHead(302, { location: `${siteUrl}/_local/sign-in/${provider}?${query}` });
      return response.end();
    }
    if (provider === 'google' || provider === 'sign-in-with-apple') {
      request.url = rest;
      return (provider === 'google' ? google : apple).answer(request, response);
    }
    const { status, body } = facebook.answer(new URL(rest, server.url));
    response.writeHead(provider ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const google = createOpenIdProvider(`${server.url}/google`, 'groundswell.apps.googleusercontent.com', clock);
  const apple = createOpenIdProvider(`${server.url}/apple`, 'com.groundswell.web', clock);
  const secret = {
    arn: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:facebook-000000',
    name: 'facebook',
    text: JSON.stringify({ appSecret: facebook.appSecret }),
  };

  return {
    settings: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_JWKS_URL: `${google.issuer}/jwks`,
      GOOGLE_CLIENT_ID: google.clientId,
      APPLE_ISSUER: apple.issuer,
      APPLE_JWKS_URL: `${apple.issuer}/jwks`,
      APPLE_CLIENT_ID: apple.clientId,
      FACEBOOK_GRAPH_URL: `${server.url}/facebook`,
      FACEBOOK_APP_ID: facebook.appId,
      FACEBOOK_SECRET_ARN: secret.arn,
    },
    secret,
    async giveToken(provider, person, nonce) {
      if (provider === 'facebook') return facebook.giveToken(person);
      return (provider === 'google' ? google : apple).signToken(person, nonce);
    },
    stop: server.stop,
  };
}
