import { useEffect, useRef } from 'react';
import { makeNonce, type Nonce } from './nonce.ts';

/**
 * Returns a function that gives a nonce synchronously. Browsers allow a popup only during the click, while hashing a
 * nonce is asynchronous, so nonces are prepared ahead. The function returns undefined if no nonce is ready.
 */
export function useNonce(): () => Nonce | undefined {
  const ready = useRef<Nonce>(undefined);
  useEffect(() => void prepare(ready), []);
  return () => {
    const nonce = ready.current;
    ready.current = undefined;
    void prepare(ready);
    return nonce;
  };
}

async function prepare(ready: { current: Nonce | undefined }): Promise<void> {
  ready.current = await makeNonce();
}
