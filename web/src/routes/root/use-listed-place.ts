import { useQuery } from '@tanstack/react-query';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { findListed, type Listed } from '../../features/places/location-menu/model.ts';

/** Returns a beach or a place from the location list. `fetched`: the list is fetched if it is not cached. */
export function useListedPlace(slug: string | undefined, fetched: boolean): Listed | undefined {
  const { data: regions } = useQuery({ ...locationMenuQuery, enabled: fetched });
  return regions && slug !== undefined ? findListed(regions, slug) : undefined;
}
