import type { Nonce } from './nonce.ts';
import { type Provider, type ProviderAnswer, parseProviderAnswer, signInAddress } from './social.ts';

/** Connects the page to the provider's window: the page's isolation (COOP) cuts every other way. */
const CHANNEL = 'social-sign-in';
export const RETURN_PATH = '/signed-in';

/**
 * Opens a provider's window; `onToken` gets the token it returns, undefined where it refused or could not be opened. A
 * closed window is not detected, and calls nothing. Returns a function that stops waiting.
 */
export function openProvider(
  provider: Provider,
  nonce: Nonce,
  onToken: (token: string | undefined) => void,
): () => void {
  const state = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ProviderAnswer>) => {
    // Not this window's: a token that was not requested is not accepted.
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
 * In the provider's window, after its return: passes the token on and closes. Returns whether there was a token or a
 * refusal.
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
