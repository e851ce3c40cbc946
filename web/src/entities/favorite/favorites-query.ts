import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';
import { meQuery } from '../../session/use-session.ts';

/** The favorites with today's surf and what the plan allows. */
export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }) => request('listFavoritesToday', { query: { fetch_settings: 'true', lang: language }, signal }),
});

/** Stars and the list of favorites are asked for anew: also by who is asking already, as that was before the change. */
export async function askFavoritesAnew(client: QueryClient): Promise<void> {
  const changed = [meQuery.queryKey, favoritesQuery.queryKey];
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
