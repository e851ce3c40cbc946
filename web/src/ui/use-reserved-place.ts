import { useState, useSyncExternalStore } from 'react';

interface ReservedPlace {
  /** False during hydration: the reader is not known yet. */
  readonly inBrowser: boolean;
  /** The server drew a place here, so it must stay, filled or empty: otherwise what lies below would shift. */
  readonly isDrawn: boolean;
}

/** For content that only some readers get: the server, which does not know the reader, draws its empty place. */
export function useReservedPlace(): ReservedPlace {
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [isDrawn] = useState(!inBrowser);
  return { inBrowser, isDrawn };
}
