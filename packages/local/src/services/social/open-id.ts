import type { RequestListener } from 'node:http';
import type { Clock } from '../../clock.ts';
import type { SocialPerson } from './person.ts';

/** A stand-in for an OpenID Connect provider: Google or Apple. */
export interface OpenIdProvider {
  readonly clientId: string;
  readonly issuer: string;
  /** Issues an ID token, valid for an hour. */
  signToken(person: SocialPerson, nonce?: string): Promise<string>;
  /** Serves the keys at `/jwks` and the discovery document at `/.well-known/openid-configuration`. */
  readonly answer: RequestListener;
}

const TOKEN_LIFE_S = 3600;

/** Creates a provider. Its key and its server are created on first use, because few starts need them. */
export function createOpenIdProvider(issuer: string, clientId: string, clock: Pick<Clock, 'now'>): OpenIdProvider {
  let opened: ReturnType<typeof open> | undefined;
  const service = () => {
    opened ??= open(issuer);
    return opened;
  };
  return {
    clientId,
    issuer,
    async signToken({ subject, email, emailVerified }, nonce) {
      const issuedAtS = Math.floor(clock.now() / 1000);
      const claims = {
        aud: clientId,
        sub: subject,
        ...(email !== undefined && { email, email_verified: emailVerified }),
        ...(nonce !== undefined && { nonce }),
        iat: issuedAtS,
        nbf: issuedAtS,
        exp: issuedAtS + TOKEN_LIFE_S,
      };
      const { issuer: signer } = await service();
      return signer.buildToken({ scopesOrTransform: (_header, payload) => void Object.assign(payload, claims) });
    },
    answer: (request, response) =>
      void service()
        .then(({ requestHandler }) => requestHandler(request, response))
        .catch(() => response.destroy()),
  };
}

async function open(url: string) {
  const { OAuth2Issuer, OAuth2Service } = await import('oauth2-mock-server');
  const issuer = new OAuth2Issuer();
  issuer.url = url;
  await issuer.keys.generate('RS256');
  return new OAuth2Service(issuer);
}
