import { useEffect, useRef } from 'react';
import { needsAppleScript, signInAtApple } from './apple-sdk.ts';
import { makeNonce, type Nonce } from './nonce.ts';
import type { Provider } from './social.ts';
import { openProvider, RETURN_PATH } from './social-window.ts';
import { useNonce } from './use-nonce.ts';

/** The data that our server receives about a user who signed in at a provider. */
export interface ProviderProof {
  readonly provider: Provider['provider'];
  readonly access_token: string;
  readonly nonce?: string;
}

/**
 * Gets a user's token from a provider, on a click; `onProof` receives undefined if the provider refused. Only the last
 * request counts.
 */
export function useProviderToken(): (provider: Provider, onProof: (proof: ProviderProof | undefined) => void) => void {
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  const takeNonce = useNonce();

  const requestToken = async (provider: Provider, onProof: (proof: ProviderProof | undefined) => void) => {
    const nonce = takeNonce() ?? (await makeNonce());
    const passOn = (token: string | undefined) =>
      onProof(token === undefined ? undefined : proofOf(provider, token, nonce));
    if (needsAppleScript(provider)) await requestAppleToken(provider, nonce, passOn);
    else stopWaiting.current = openProvider(provider, nonce, passOn);
  };
  return (provider, onProof) => {
    stopWaiting.current?.();
    void requestToken(provider, onProof);
  };
}

/** Facebook's token carries no nonce. */
function proofOf({ provider }: Provider, token: string, nonce: Nonce): ProviderProof {
  return { provider, access_token: token, ...(provider !== 'facebook' && { nonce: nonce.value }) };
}

async function requestAppleToken(
  provider: Provider,
  nonce: Nonce,
  passOn: (token: string | undefined) => void,
): Promise<void> {
  let token: string | undefined;
  try {
    token = await signInAtApple(provider, { returnTo: location.origin + RETURN_PATH, nonce });
    // The user closed Apple's popup, which needs no message.
    if (token === undefined) return;
  } catch {
    // The provider refused, or its script did not load.
  }
  passOn(token);
}
