import { createContext, use, useEffect } from 'react';

/** The callback for the hydration of a server-rendered page. */
export const OnShown = createContext<(() => void) | undefined>(undefined);

/**
 * Reports that the page is shown. A page must call it, because the router hydrates pages after the shell around them.
 */
export function useReportShown(): void {
  const report = use(OnShown);
  useEffect(() => report?.(), [report]);
}
