import { createHmac } from 'node:crypto';
import { setting } from '@groundswell/data';
import { readSecret } from '@groundswell/runtime';
import * as v from 'valibot';
import { type ProvenIdentity, readAddress } from './proven-identity.ts';
import { facebookSettings } from './providers.ts';
import { readCapped } from './read-capped.ts';

const WAIT_MS = 4000;
const AppSecret = v.object({ appSecret: v.pipe(v.string(), v.minLength(1)) });
const Debugged = v.object({
  data: v.object({
    is_valid: v.boolean(),
    app_id: v.optional(v.string()),
    user_id: v.optional(v.string()),
    expires_at: v.optional(v.number()),
  }),
});
const Me = v.object({ id: v.string(), email: v.optional(v.string()) });

/**
 * Asks Facebook for the owner of an access token and whether it was issued for our app. Facebook does not vouch for
 * email addresses.
 */
export async function readFacebookToken(token: string): Promise<ProvenIdentity | undefined> {
  const settings = facebookSettings();
  if (!settings) return undefined;
  const { graphUrl, appId } = settings;
  // The secret is read at each call, because it can be rotated at Facebook at any time.
  const { appSecret: secret } = v.parse(AppSecret, JSON.parse(await readSecret(setting('FACEBOOK_SECRET_ARN'))));

  const debugged = v.safeParse(
    Debugged,
    await read(`${graphUrl}/debug_token`, { input_token: token, access_token: `${appId}|${secret}` }),
  );
  const about = debugged.success ? debugged.output.data : undefined;
  if (!about?.is_valid || about.app_id !== appId || !about.user_id) return undefined;
  if (about.expires_at && about.expires_at * 1000 <= Date.now()) return undefined;

  const proof = createHmac('sha256', secret).update(token).digest('hex');
  const me = v.safeParse(
    Me,
    await read(`${graphUrl}/me`, { fields: 'id,email', access_token: token, appsecret_proof: proof }),
  );
  if (!me.success || me.output.id !== about.user_id) return undefined;
  return { subject: me.output.id, email: readAddress(me.output.email), isEmailVerified: false };
}

async function read(address: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(WAIT_MS),
    redirect: 'error',
  });
  if (response.status >= 500) throw new Error(`Facebook answered ${response.status}.`);
  const text = (await readCapped(response)).toString();
  try {
    return JSON.parse(text);
  } catch {
    // A response that is not JSON, such as an HTML error page, counts as an unknown token.
    return undefined;
  }
}
