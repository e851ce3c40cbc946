import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Whether the page is being printed: what is measured in the window has to fit the sheet instead. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  );
}

function watchPrinting(changed: () => void): () => void {
  // The browser takes the sheet from the page as it is when the listener returns.
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
