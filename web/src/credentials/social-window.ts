import type { Nonce } from './nonce.ts';
import { type Provider, type ProviderAnswer, parseProviderAnswer, signInAddress } from './social.ts';

/**
 * The name of the channel between the page and the provider's window: the page's isolation (COOP) blocks
 * `window.opener`.
 */
const CHANNEL = 'social-sign-in';
export const RETURN_PATH = '/signed-in';

/**
 * Opens a provider's window. `onToken` receives its token, or undefined if the provider refused or the window could not
 * be opened. A window that the user closes is not detected. Returns a function that stops waiting.
 */
export function openProvider(
  provider: Provider,
  nonce: Nonce,
  onToken: (token: string | undefined) => void,
): () => void {
  const state = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ProviderAnswer>) => {
    // Ignores the reply to another request: a token must carry the state of this one.
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
 * Runs in the provider's window after its redirect: passes the token on and closes the window. Returns whether the hash
 * held a token or a refusal.
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
