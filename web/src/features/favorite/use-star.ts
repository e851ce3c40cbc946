import { useSession } from '../../session/use-session.ts';
import { useFavorite } from './queries.ts';
import { readWishes } from './wishes.ts';

/** A beach, and where its star may lead. */
export interface StarProps {
  readonly beachId: number;
  readonly name: string;
  /** As in the forecast's reply, until the user's favorites are known. */
  readonly isFavorite: boolean;
  /** Whether the reply is the reader's own rather than a visitor's. */
  readonly isOwn: boolean;
  /** A favorite requires an account: opens the form for one. */
  readonly onRegister: () => void;
  readonly onPlans: () => void;
}

/**
 * Whether a beach is a favorite, where that is known, and the action that changes it. The wish shows until the server
 * has answered.
 */
export function useStar({ beachId, isFavorite, isOwn, onPlans }: StarProps) {
  const { isIn, user } = useSession();
  const { mutate, isPending, variables } = useFavorite(onPlans);
  const waiting = isIn ? readWishes().find((wish) => wish.beachId === beachId)?.wanted : undefined;
  const known = user ? user.favorites.includes(beachId) : isIn && isFavorite;
  const want = (wanted: boolean, then?: Parameters<typeof mutate>[1]) => mutate({ beachId, wanted }, then);
  const isKnown = !isIn || user !== undefined || isOwn || isPending || waiting !== undefined;
  return { isIn, isKnown, isKept: isPending ? variables.wanted : (waiting ?? known), want };
}
