import type { Nonce } from './nonce.ts';
import { type Handed, type Provider, readHanded, signInAddress } from './social.ts';

/** Between the page and the window of a provider: the page's isolation (COOP) keeps them from each other otherwise. */
const CHANNEL = 'social-sign-in';
export const RETURN_PATH = '/signed-in';

/**
 * Opens a provider's window; `onToken` gets what it hands back, undefined where it said no or could not be opened.
 * Nobody hears that a window was closed: then nothing is said, as it should be. Returns what ends the waiting.
 */
export function openProvider(
  provider: Provider,
  nonce: Nonce,
  onToken: (token: string | undefined) => void,
): () => void {
  const state = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Handed>) => {
    // Another page's, or nobody's: a token that was not asked for is not taken.
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

/** In the provider's window, once it is back: hands over what it was given and closes. Whether there was anything. */
export function handBack(hash: string): boolean {
  const handed = readHanded(hash);
  if (!handed) return false;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(handed);
  channel.close();
  close();
  return true;
}
