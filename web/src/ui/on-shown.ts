import { createContext, use, useEffect } from 'react';

/** Called when the page that the server drew is hydrated. */
export const OnShown = createContext<(() => void) | undefined>(undefined);

/** For what renders last: a page, which the router hydrates after the shell around it. */
export function useReportShown(): void {
  const report = use(OnShown);
  useEffect(() => report?.(), [report]);
}
