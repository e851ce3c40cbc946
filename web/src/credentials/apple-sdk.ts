import { loadScript } from '../api/load-script.ts';
import type { Nonce } from './nonce.ts';
import type { Provider } from './social.ts';

/** Apple returns the user's email only through its own popup script, so this provider needs a script. */
const SCRIPT = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

/** The part of Apple's API that is used here: https://developer.apple.com/documentation/signinwithapplejs */
interface AppleId {
  readonly auth: {
    init(options: Readonly<Record<string, string | boolean>>): void;
    signIn(): Promise<{ readonly authorization: { readonly id_token: string } }>;
  };
}
declare global {
  var AppleID: AppleId | undefined;
}

/** Whether the issuer is Apple itself rather than a stub. */
export function needsAppleScript({ issuer }: Provider): boolean {
  return issuer === 'https://appleid.apple.com';
}

/** Returns the ID token; undefined if the user closed the popup. Throws on any other failure. */
export async function signInAtApple(
  { clientId }: Provider,
  { returnTo, nonce }: { readonly returnTo: string; readonly nonce: Nonce },
): Promise<string | undefined> {
  const { auth } = await loadAppleId();
  auth.init({ clientId, scope: 'email', redirectURI: returnTo, nonce: nonce.digest, usePopup: true });
  try {
    const { authorization } = await auth.signIn();
    return authorization.id_token;
  } catch (error) {
    if (isClosed(error)) return undefined;
    throw error;
  }
}

function isClosed(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  return code === 'popup_closed_by_user' || code === 'user_cancelled_authorize';
}

async function loadAppleId(): Promise<AppleId> {
  if (!globalThis.AppleID) await loadScript(SCRIPT);
  if (!globalThis.AppleID) throw new Error('The script of Apple holds no AppleID.');
  return globalThis.AppleID;
}
