import { useState, useSyncExternalStore } from 'react';

interface ReservedPlace {
  /** False while the browser takes over what the server drew: who reads is not known yet. */
  readonly inBrowser: boolean;
  /** The server drew a place here, so one must stay, empty or not: what lies below would jump. */
  readonly isDrawn: boolean;
}

/** For what stands within a page for some readers alone: the server, which knows none of them, draws its place. */
export function useReservedPlace(): ReservedPlace {
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [isDrawn] = useState(!inBrowser);
  return { inBrowser, isDrawn };
}
