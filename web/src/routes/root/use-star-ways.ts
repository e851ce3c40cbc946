import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readTab, writeTab } from '../../storage/tab.ts';
import { useOpenWindow } from './use-open-window.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The beach whose star led a visitor to the sign-in dialog. It is stored in the dialog's history entry, so that
     * another user's later sign-in does not find it.
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

/** The time that the beach of a clicked star waits for the visitor to sign in, ms. */
const STAR_WAITS_MS = 3_600_000;
/**
 * The storage key for the expiry time of the last star whose dialog the user left. If Forward reopens that dialog, its
 * beach must not become a favorite.
 */
const LEFT = 'sc_left_star';

/**
 * Returns the functions that open dialogs from a beach's star. A visitor gets the registration, after which the beach
 * becomes a favorite. The dialog of plans opens for visitors and users alike.
 */
export function useStarWays() {
  const openWindow = useOpenWindow();
  return (beach: Omit<Star, 'until'>) => ({
    onRegister: () => openWindow({ login: 'register' }, { star: { ...beach, until: Date.now() + STAR_WAITS_MS } }),
    onPlans: () => openWindow({ pro: true }),
  });
}

/**
 * Returns a function that gives the star that led to this dialog. The star expires when the user leaves the dialog,
 * also by the Back button; a reload keeps it.
 */
export function useStar(): () => Star | undefined {
  const { star } = useLocation().state;
  useEffect(() => () => star && writeTab(LEFT, String(star.until)), [star]);
  return () => (star && Date.now() < star.until && star.until > Number(readTab(LEFT) ?? 0) ? star : undefined);
}
