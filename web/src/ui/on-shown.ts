import { createContext, use, useEffect } from 'react';

/** A callback that is called when a server-rendered page has been hydrated. */
export const OnShown = createContext<(() => void) | undefined>(undefined);

/**
 * Reports that the page is shown. Every page must call this hook: the router hydrates pages after the shell around
 * them, so the shell cannot report it.
 */
export function useReportShown(): void {
  const report = use(OnShown);
  useEffect(() => report?.(), [report]);
}
