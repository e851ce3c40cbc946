import type { MeReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favoriteLimitSentence } from '../../../entities/favorites/favorite-limit.ts';
import { refetchFavorites } from '../../../entities/favorites/favorites-query.ts';
import { type Answer, beginPress, endPress, sendWish } from '../../../entities/favorites/send-wish.ts';
import { dropWish, newWish, type Wish } from '../../../entities/favorites/wishes.ts';
import { m } from '../../../paraglide/messages.js';
import { session } from '../../../session/current.ts';
import { meQuery } from '../../../session/use-session.ts';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';

const REFUSAL_MS = 5000;

/**
 * Adds or removes a favorite, one change after the other, and undoes a removal; `onPlans` where the plan allows no more.
 */
export function useFavorite(onPlans: () => void) {
  const client = useQueryClient();
  const showToast = useToast();
  const sayFull = async (limit: number) => {
    // Who has just signed in is not known yet.
    const { subscription } = await client.ensureQueryData(meQuery);
    const tier = tierOnWire(subscription);
    const sentence = favoriteLimitSentence(tier, limit);
    if (tier === 'Pro Plus') showToast(sentence, { tone: 'error', ms: REFUSAL_MS });
    else showToast(sentence, { tone: 'error', action: { text: m.favorite_plans(), onChoose: onPlans } });
  };
  const favorite = useMutation({
    scope: { id: 'favorite' },
    onMutate: beginPress,
    mutationFn: (wish: Wish): Promise<Answer> => sendWish(wish),
    onSuccess(answer, wish) {
      const { beachId, wanted } = wish;
      if (answer.kind === 'replaced') return undefined;
      // Who is signed out is told that.
      if (answer.kind === 'later') return session.isIn() && showToast(m.favorite_later(), { ms: SUCCESS_MS });
      if (answer.kind === 'refused')
        return answer.fullAt === undefined ? showToast(m.favorite_error(), { tone: 'error' }) : sayFull(answer.fullAt);
      client.setQueryData(meQuery.queryKey, (me: MeReply | undefined) => me && starred(me, beachId, wanted));
      if (answer.alertLeftOff) showToast(m.favorite_alert_left_off(), { ms: SUCCESS_MS });
      else if (wanted) showToast(m.favorite_added());
      else
        showToast(m.favorite_removed(), {
          onUndo: () => favorite.mutate(newWish({ ...wish, wanted: true, undo: true })),
        });
    },
    onError({ message: error }, wish) {
      dropWish(wish);
      showToast(m.favorite_error_why({ error }), { tone: 'error', ms: SUCCESS_MS });
    },
    onSettled(answer, _, wish) {
      endPress(wish);
      return answer?.kind === 'later' ? undefined : refetchFavorites(client);
    },
  });
  return favorite;
}

function starred(me: MeReply, beachId: number, wanted: boolean): MeReply {
  const others = me.favorites.filter((id) => id !== beachId);
  return { ...me, favorites: wanted ? [...others, beachId] : others };
}
