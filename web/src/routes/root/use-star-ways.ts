import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readTab, writeTab } from '../../storage/tab.ts';
import { useOpenWindow } from './use-open-window.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The star that led a visitor to the sign-in window. It is part of the window's history entry, so that no other
     * user's sign-in finds it.
     */
    readonly star?: Star;
  }
}

export interface Star {
  readonly beachId: number;
  readonly name: string;
  /** Set if the visitor asked for an alert. */
  readonly wantsAlert?: true;
  /** UTC ms. */
  readonly until: number;
}

/** The time that a star waits for its visitor to sign in. */
const STAR_WAITS_MS = 3_600_000;
/**
 * The storage key of the expiry of the last star whose window was closed. The browser's Forward button can reopen such
 * a window.
 */
const LEFT = 'sc_left_star';

/**
 * Returns the windows that a beach's star opens: for a visitor the registration, after which the beach becomes a
 * favorite, and for anyone the plans.
 */
export function useStarWays() {
  const openWindow = useOpenWindow();
  return (beach: Omit<Star, 'until'>) => ({
    onRegister: () => openWindow({ login: 'register' }, { star: { ...beach, until: Date.now() + STAR_WAITS_MS } }),
    onPlans: () => openWindow({ pro: true }),
  });
}

/**
 * Returns a function that gives the star that led to this window. The star expires when the user leaves the window,
 * including by Back; a reload keeps it.
 */
export function useStar(): () => Star | undefined {
  const { star } = useLocation().state;
  useEffect(() => () => star && writeTab(LEFT, String(star.until)), [star]);
  return () => (star && Date.now() < star.until && star.until > Number(readTab(LEFT) ?? 0) ? star : undefined);
}
