import type { MeReply } from '@groundswell/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { meQuery } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { type Answer, sendWish } from './send-wish.ts';
import type { Wish } from './wishes.ts';

const LONG_MS = 5000;

/** Adds or removes a beach, one wish after the other, and takes a removal back; `onFull` where the plan keeps no more. */
export function useFavorite(beachId: number, onFull: (limit: number) => void) {
  const client = useQueryClient();
  const say = useToast();
  const favorite = useMutation({
    scope: { id: 'favorite' },
    mutationFn: (wish: Omit<Wish, 'beachId'>): Promise<Answer> => sendWish({ beachId, ...wish }),
    onSuccess(answer, { wanted }) {
      if (answer.kind === 'later') return say(m.favorite_later(), { ms: LONG_MS });
      if (answer.kind === 'refused') return wanted ? onFull(answer.limit) : say(m.favorite_error(), { tone: 'error' });
      client.setQueryData(meQuery.queryKey, (me: MeReply | undefined) => me && starred(me, beachId, wanted));
      if (wanted) say(m.favorite_added());
      else say(m.favorite_removed(), { onUndo: () => favorite.mutate({ wanted: true, undo: true }) });
    },
    onError: ({ message: error }) => say(m.favorite_error_why({ error }), { tone: 'error', ms: LONG_MS }),
    onSettled: (answer) => (answer?.kind === 'later' ? undefined : askWhatChanged(client)),
  });
  return favorite;
}

/** Stars and the list of favorites are asked for anew: also by who is asking already, as that was before the change. */
export async function askWhatChanged(client: QueryClient): Promise<void> {
  const changed = [meQuery.queryKey, ['favorites']];
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function starred(me: MeReply, beachId: number, wanted: boolean): MeReply {
  const others = me.favorites.filter((id) => id !== beachId);
  return { ...me, favorites: wanted ? [...others, beachId] : others };
}
