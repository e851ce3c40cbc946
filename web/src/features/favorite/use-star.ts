import { tierOnWire } from '@groundswell/plans';
import { favoriteLimitSentence } from '../../entities/favorite/favorite-limit.ts';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFavorite } from './queries.ts';
import { readWishes } from './wishes.ts';

/** A beach, and where its star may lead. */
export interface StarProps {
  readonly beachId: number;
  readonly name: string;
  /** As in the forecast's reply, until the user's favorites are known. */
  readonly isFavorite: boolean;
  /** A favorite requires an account: opens the form for one. */
  readonly onRegister: () => void;
  readonly onPlans: () => void;
}

const DURATION_MS = 5000;

/** Whether a beach is a favorite, and the action that changes it. The wish shows until the server has answered. */
export function useStar({ beachId, isFavorite, onPlans }: StarProps) {
  const { isIn, user } = useSession();
  const showToast = useToast();
  const sayFull = (limit: number) => {
    const tier = tierOnWire(user?.subscription ?? 'Basic');
    const sentence = m.favorite_error_why({ error: favoriteLimitSentence(tier, limit) });
    if (tier === 'Pro Plus') showToast(sentence, { tone: 'error', ms: DURATION_MS });
    else showToast(sentence, { tone: 'error', action: { text: m.favorite_plans(), onChoose: onPlans } });
  };
  const { mutate, isPending, variables } = useFavorite(beachId, sayFull);
  const waiting = isIn ? readWishes().find((wish) => wish.beachId === beachId)?.wanted : undefined;
  const known = user ? user.favorites.includes(beachId) : isIn && isFavorite;
  const want = (wanted: boolean, then?: Parameters<typeof mutate>[1]) => mutate({ wanted }, then);
  return { isIn, isKept: isPending ? variables.wanted : (waiting ?? known), want };
}
