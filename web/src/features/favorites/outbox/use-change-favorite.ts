import type { FavoritesTodayReply, MeReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { favoriteLimitSentence } from '../../../entities/favorites/favorite-limit.ts';
import { favoritesQuery, refetchFavorites } from '../../../entities/favorites/favorites-query.ts';
import { m } from '../../../paraglide/messages.js';
import { session } from '../../../session/current.ts';
import { meQuery } from '../../../session/use-session.ts';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import { putBack } from '../model.ts';
import { changeFavorite, type FavoriteChange, type Outcome, whenAnswered } from './outbox.ts';

const REFUSAL_MS = 5000;

/** Changes a favorite and shows the outcome as a toast. A removal can be undone. `onPlans` opens the table of plans. */
export function useChangeFavorite(onPlans: () => void) {
  const client = useQueryClient();
  const showToast = useToast();
  const showRefusal = useRefusalToast(onPlans);

  const change = async (wanted: Omit<FavoriteChange, 'id'>): Promise<Outcome> => {
    const row = removedRow(client, wanted);
    const undo = row && (() => void restore(row, wanted));
    const outcome = await changeFavorite(wanted);
    if (outcome.kind === 'done') {
      storeFavorite(client, wanted);
      if (outcome.alertLeftOff) showToast(m.favorite_alert_left_off(), { ms: SUCCESS_MS });
      else if (!wanted.wanted) showToast(m.favorite_removed(), { onUndo: undo ?? (() => void change(undone(wanted))) });
      else showToast(wanted.undo ? m.favorite_restored() : m.favorite_added());
    } else if (outcome.kind === 'later') {
      // Without a session this change shows no toast: another toast already says that the session has ended.
      if (session.isIn()) {
        const until = whenAnswered(wanted.beachId);
        showToast(m.favorite_later(), { until, ...(undo ? { onUndo: undo } : { ms: SUCCESS_MS }) });
      }
      return outcome;
    } else if (outcome.kind !== 'replaced') await showRefusal(outcome);
    await refetchFavorites(client);
    return outcome;
  };
  const restore = async ({ favorite, index }: Row, removal: Omit<FavoriteChange, 'id'>) => {
    const restored = change(undone(removal));
    await client.cancelQueries(favoritesQuery);
    client.setQueryData(
      favoritesQuery.queryKey,
      (list) => list && { ...list, locations: [...putBack(list.locations, favorite, index)] },
    );
    return restored;
  };
  return change;
}

/** Shows why the server refused a change, with a link to the larger plans if the list is full. */
export function useRefusalToast(onPlans: () => void) {
  const client = useQueryClient();
  const showToast = useToast();
  return useCallback(
    async (outcome: Extract<Outcome, { kind: 'refused' | 'failed' }>) => {
      const showError = (sentence: string) => showToast(sentence, { tone: 'error', ms: REFUSAL_MS });
      if (outcome.kind === 'failed') return showError(m.favorite_error_why({ error: outcome.error.message }));
      if (outcome.fullAt === undefined) return showError(m.favorite_error());
      // The page may not have fetched the user yet.
      const me = await client.ensureQueryData(meQuery).catch(() => undefined);
      const tier = tierOnWire(me?.subscription ?? 'Basic');
      const sentence = favoriteLimitSentence(tier, outcome.fullAt);
      if (tier === 'Pro Plus') return showError(sentence);
      showToast(sentence, { tone: 'error', action: { text: m.favorite_plans(), onChoose: onPlans } });
    },
    [client, showToast, onPlans],
  );
}

/** Applies a change that the server has confirmed to the cached queries. */
export function storeFavorite(
  client: QueryClient,
  { beachId, wanted }: Pick<FavoriteChange, 'beachId' | 'wanted'>,
): void {
  client.setQueryData(meQuery.queryKey, (me: MeReply | undefined) => {
    const others = me?.favorites.filter((id) => id !== beachId) ?? [];
    return me && { ...me, favorites: wanted ? [...others, beachId] : others };
  });
  if (wanted) return;
  client.setQueryData(
    favoritesQuery.queryKey,
    (list) => list && { ...list, locations: list.locations.filter((row) => row.locationBeachId !== beachId) },
  );
}

interface Row {
  readonly favorite: FavoritesTodayReply['locations'][number];
  readonly index: number;
}

/** Returns the row that a removal takes out of the list; undefined for an addition, or if the list is not loaded. */
function removedRow(client: QueryClient, { beachId, wanted }: Omit<FavoriteChange, 'id'>): Row | undefined {
  const locations = client.getQueryData(favoritesQuery.queryKey)?.locations ?? [];
  const index = locations.findIndex((row) => row.locationBeachId === beachId);
  const favorite = locations[index];
  return wanted || !favorite ? undefined : { favorite, index };
}

function undone(removal: Omit<FavoriteChange, 'id'>): Omit<FavoriteChange, 'id'> {
  return { ...removal, wanted: true, undo: true };
}
