import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { SocialPerson } from './person.ts';

/** A stand-in for Facebook's Graph API, limited to the calls that identify a token's owner. */
export interface Facebook {
  readonly appId: string;
  readonly appSecret: string;
  /** Issues an access token of the app, valid for two hours. */
  giveToken(person: SocialPerson): string;
  /** Answers `/debug_token` and `/me`, with or without an API version at the start of the path. */
  answer(url: URL): { readonly status: number; readonly body: unknown };
}

const TOKEN_LIFE_S = 2 * 3600;

export function createFacebook(clock: Pick<Clock, 'now'>): Facebook {
  const [appId, appSecret] = ['100000000000001', 'facebook-app-secret-of-this-machine'];
  const given = new Map<string, { readonly person: SocialPerson; readonly issuedAtS: number }>();
  const nowS = () => Math.floor(clock.now() / 1000);
  const find = (token: string | null) => {
    const found = given.get(token ?? '');
    return found && found.issuedAtS + TOKEN_LIFE_S > nowS() ? found : undefined;
  };

  return {
    appId,
    appSecret,
    giveToken(person) {
      const token = `EAA${randomBytes(48).toString('hex')}`;
      given.set(token, { person, issuedAtS: nowS() });
      return token;
    },
    answer({ pathname, searchParams }) {
      const path = pathname.replace(/^\/v\d+\.\d+(?=\/)/, '');
      if (path === '/debug_token') return debugToken(searchParams);
      if (path === '/me') return me(searchParams);
      return refusal('Unknown path components', 2500);
    },
  };

  /** Answers `/debug_token`, to which the app authenticates as `<id>|<secret>` (Graph API reference, 'Debug-Token'). */
  function debugToken(query: URLSearchParams) {
    if (query.get('access_token') !== `${appId}|${appSecret}`)
      return refusal('Invalid OAuth access token signature.', 190);
    const found = find(query.get('input_token'));
    if (!found) {
      const error = { code: 190, message: 'Invalid OAuth access token.' };
      return { status: 200, body: { data: { error, is_valid: false, scopes: [] } } };
    }
    const data = {
      app_id: appId,
      type: 'USER',
      is_valid: true,
      user_id: found.person.subject,
      issued_at: found.issuedAtS,
      expires_at: found.issuedAtS + TOKEN_LIFE_S,
      scopes: found.person.email === undefined ? ['public_profile'] : ['public_profile', 'email'],
    };
    return { status: 200, body: { data } };
  }

  /**
   * Answers `/me` (Graph API reference, 'User'). Checks `appsecret_proof` if the request has one ('Securing Graph API
   * calls').
   */
  function me(query: URLSearchParams) {
    const token = query.get('access_token');
    const found = find(token);
    if (!found) return refusal('Invalid OAuth access token - Cannot parse access token', 190);
    const proof = query.get('appsecret_proof');
    if (proof !== null && proof !== proofOf(token ?? '')) return refusal('Invalid appsecret_proof', 100);
    const { subject, email } = found.person;
    const fields = new Set(query.get('fields')?.split(',') ?? ['name', 'id']);
    const known = { id: subject, name: 'A Surfer', email };
    return {
      status: 200,
      body: Object.fromEntries(Object.entries(known).filter(([n]) => n === 'id' || fields.has(n))),
    };
  }

  function proofOf(token: string): string {
    return createHmac('sha256', appSecret).update(token).digest('hex');
  }
}

function refusal(message: string, code: number) {
  return { status: 400, body: { error: { message, type: 'OAuthException', code } } };
}
