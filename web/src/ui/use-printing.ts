import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Returns whether the page is being printed; measured layouts then have to fit the paper instead of the window. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  );
}

function watchPrinting(changed: () => void): () => void {
  // The browser prints the page as it is when this listener returns, so the update must be synchronous.
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    flushSync(changed);
  };
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
  return () => {
    removeEventListener('beforeprint', onPrint);
    removeEventListener('afterprint', onPrint);
  };
}
