import { useQuery } from '@tanstack/react-query';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { findListed, type Listed } from '../../features/places/location-menu/model.ts';

/**
 * Returns a beach or area from the location list. `fetched`: fetches the list if it is not cached; otherwise only a
 * cached list is used.
 */
export function useListedPlace(slug: string | undefined, fetched: boolean): Listed | undefined {
  const { data: regions } = useQuery({ ...locationMenuQuery, enabled: fetched });
  return regions && slug !== undefined ? findListed(regions, slug) : undefined;
}
