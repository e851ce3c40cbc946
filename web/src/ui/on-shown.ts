import { createContext, use, useEffect } from 'react';

/** Hears when the page that the server drew stands as React's own. */
export const OnShown = createContext<(() => void) | undefined>(undefined);

/** For what is drawn last: a page, which the router takes over after all that stands around it. */
export function useTellShown(): void {
  const tell = use(OnShown);
  useEffect(() => tell?.(), [tell]);
}
