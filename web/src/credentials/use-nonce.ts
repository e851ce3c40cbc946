import { useEffect, useRef } from 'react';
import { makeNonce, type Nonce } from './nonce.ts';

/**
 * Returns a nonce synchronously: browsers open a window only during the press, and a digest takes a moment. Undefined
 * where none is ready.
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
