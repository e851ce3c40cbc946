import { useOpenWindow } from './use-open-window.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The star that led a visitor to the sign-in window. It goes with the window: nobody else's sign-in finds it. */
    readonly star?: { readonly beachId: number /** UTC ms. */; readonly until: number };
  }
}

/** How long a star waits for its visitor to sign in. */
const STAR_WAITS_MS = 3_600_000;

/** Where a beach's star leads: a visitor to an account, with which the beach becomes a favorite; anybody to the plans. */
export function useStarWays() {
  const openWindow = useOpenWindow();
  return (beachId: number) => ({
    onRegister: () => openWindow({ login: 'register' }, { star: { beachId, until: Date.now() + STAR_WAITS_MS } }),
    onPlans: () => openWindow({ pro: true }),
  });
}
