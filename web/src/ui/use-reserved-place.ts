import { useState, useSyncExternalStore } from 'react';

interface ReservedPlace {
  /** False on the server and during hydration, when it is not yet known who the reader is. */
  readonly inBrowser: boolean;
  /**
   * True if the server rendered the reserved space. The space must then stay, with or without content, to prevent a
   * layout shift.
   */
  readonly isDrawn: boolean;
}

/**
 * Reserves space for content that only some readers get. The server does not know who the reader is, so it renders the
 * space empty.
 */
export function useReservedPlace(): ReservedPlace {
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [isDrawn] = useState(!inBrowser);
  return { inBrowser, isDrawn };
}
