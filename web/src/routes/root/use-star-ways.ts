import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readTab, writeTab } from '../../storage/tab.ts';
import { useOpenWindow } from './use-open-window.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The star that led a visitor to the sign-in window. It goes with the window: nobody else's sign-in finds it. */
    readonly star?: Star;
  }
}

export interface Star {
  readonly beachId: number;
  readonly name: string;
  /** It was to set an alert. */
  readonly wantsAlert?: true;
  /** UTC ms. */
  readonly until: number;
}

/** How long a star waits for its visitor to sign in. */
const STAR_WAITS_MS = 3_600_000;
/** In the tab: the end of the last star whose window was left. Forward leads to such a window again. */
const LEFT = 'sc_left_star';

/** Where a beach's star leads: a visitor to an account, with which the beach becomes a favorite; anybody to the plans. */
export function useStarWays() {
  const openWindow = useOpenWindow();
  return (beach: Omit<Star, 'until'>) => ({
    onRegister: () => openWindow({ login: 'register' }, { star: { ...beach, until: Date.now() + STAR_WAITS_MS } }),
    onPlans: () => openWindow({ pro: true }),
  });
}

/** The star that led to this window, its beach to be kept, until the window is left, be it by Back. A reload stays. */
export function useStar(): () => Star | undefined {
  const { star } = useLocation().state;
  useEffect(() => () => star && writeTab(LEFT, String(star.until)), [star]);
  return () => (star && Date.now() < star.until && star.until > Number(readTab(LEFT) ?? 0) ? star : undefined);
}
