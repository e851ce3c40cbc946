import type { Nonce } from './nonce.ts';
import { type Provider, type ProviderAnswer, parseProviderAnswer, signInAddress } from './social.ts';

/**
 * The name of the broadcast channel between the page and the provider's popup. The page cannot use `window.opener`,
 * because its cross-origin isolation (COOP) blocks it.
 */
const CHANNEL = 'social-sign-in';
export const RETURN_PATH = '/signed-in';

/**
 * Opens a provider's sign-in popup. `onToken` receives the ID token, or undefined if the provider refused or the popup
 * was blocked. A popup that the user closes is not detected. Returns a function that stops waiting.
 */
export function openProvider(
  provider: Provider,
  nonce: Nonce,
  onToken: (token: string | undefined) => void,
): () => void {
  const state = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ProviderAnswer>) => {
    // Ignores the answer to another sign-in request: the token's `state` must be that of this request.
    if (data.state !== state) return;
    channel.close();
    onToken(data.token);
  };
  const address = signInAddress(provider, { returnTo: `${location.origin}${RETURN_PATH}`, state, nonce });
  if (!open(address, '_blank', 'popup,width=480,height=640')) {
    channel.close();
    onToken(undefined);
  }
  return () => channel.close();
}

/**
 * Runs in the provider's popup after the redirect: passes the token to the page and closes the popup. Returns whether
 * the hash held a token or a refusal.
 */
export function passTokenOn(hash: string): boolean {
  const answer = parseProviderAnswer(hash);
  if (!answer) return false;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(answer);
  channel.close();
  close();
  return true;
}
