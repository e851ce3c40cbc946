import type { AnyRouter } from '@tanstack/react-router';

/**
 * Returns the `to` that stays on the current page. An unknown address matches the root route alone, and there '.'
 * would lead to the first page.
 */
export function samePage({ state, latestLocation }: Pick<AnyRouter, 'state' | 'latestLocation'>): '.' {
  return (state.matches.length === 1 ? latestLocation.pathname : '.') as '.';
}
