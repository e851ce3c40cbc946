import { useQuery } from '@tanstack/react-query';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { findListed, type Listed } from '../../features/location-menu/model.ts';

/** A beach or a place as the list of all knows it; `fetched`: the list is asked for where it is not here yet. */
export function useListedPlace(slug: string | undefined, fetched: boolean): Listed | undefined {
  const { data: regions } = useQuery({ ...locationMenuQuery, enabled: fetched });
  return regions && slug !== undefined ? findListed(regions, slug) : undefined;
}
