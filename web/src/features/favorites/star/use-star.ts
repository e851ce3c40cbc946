import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { grantedSince, isOf, newWish, onWishes, readWishes, type Wish } from '../../../entities/favorites/wishes.ts';
import { meQuery, useSession } from '../../../session/use-session.ts';
import { useFavorite } from './queries.ts';

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

/**
 * Whether a beach is a favorite, and the action that changes it. The wish shows until the server has answered. Until the
 * user's favorites are known it is none: a press adds it, which changes nothing where it is one.
 */
export function useStar({ beachId, name, isFavorite, onPlans }: StarProps) {
  const { isIn, user } = useSession();
  const { mutate, isPending, variables } = useFavorite(onPlans);
  const wished = useSyncExternalStore(
    onWishes,
    () => readWishes().find((wish) => wish.beachId === beachId && isOf(wish, user?.id))?.wanted,
    () => undefined,
  );
  const waiting = isIn ? wished : undefined;
  const readAt = useQueryClient().getQueryState(meQuery.queryKey)?.dataUpdatedAt ?? 0;
  const granted = isIn ? grantedSince(beachId, readAt) : undefined;
  const known = user ? user.favorites.includes(beachId) : isIn && isFavorite;
  const want = (wish: Omit<Wish, 'beachId' | 'name' | 'userId' | 'id'>, then?: Parameters<typeof mutate>[1]) =>
    mutate(newWish({ beachId, name, ...(user && { userId: user.id }), ...wish }), then);
  return {
    isIn,
    isKept: isPending ? variables.wanted : (waiting ?? granted ?? known),
    /** The wish waits for a connection. */
    isWaiting: !isPending && waiting !== undefined,
    want,
  };
}
