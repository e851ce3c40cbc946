import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';
import { meQuery } from '../../session/use-session.ts';

/** Queries the favorites with today's surf and the plan's limits. */
export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }) => request('listFavoritesToday', { query: { fetch_settings: 'true', lang: language }, signal }),
});

/**
 * Refetches the user and the list of favorites after a change. A fetch already in flight is cancelled, because it began
 * before the change and may return the old state.
 */
export async function refetchFavorites(client: QueryClient): Promise<void> {
  const changed = [meQuery.queryKey, favoritesQuery.queryKey];
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
