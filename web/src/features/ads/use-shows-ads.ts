import { planOfTier, tierOnWire } from '@groundswell/plans';
import { type SessionView, useSession } from '../../session/use-session.ts';

/** Returns whether the reader's plan has ads. Undefined until the plan is known; until then no ad shows. */
export function showsAds({ isKnown, isIn, user }: SessionView): boolean | undefined {
  if (!isKnown) return undefined;
  if (!isIn) return true;
  return user && planOfTier(tierOnWire(user.subscription)).hasAds;
}

export function useShowsAds(): boolean | undefined {
  return showsAds(useSession());
}
