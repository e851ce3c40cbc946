import { useState, useSyncExternalStore } from 'react';

interface ReservedPlace {
  /** False during hydration, while the reader is unknown. */
  readonly inBrowser: boolean;
  /** True if the server rendered the reserved space. It must stay, filled or empty, to prevent a layout shift. */
  readonly isDrawn: boolean;
}

/**
 * Reserves space for content that only some readers get; the server does not know the reader and renders the space
 * empty.
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
