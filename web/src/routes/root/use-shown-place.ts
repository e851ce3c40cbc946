import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { forecastQuery } from '../../entities/beach/forecast-query.ts';
import { keepPosition, useBeach } from '../../preferences/beach.tsx';
import { useUnits } from '../../preferences/units.tsx';
import { useListedPlace } from './use-listed-place.ts';

export interface ShownPlace {
  readonly slug: string;
  readonly name: string;
  /** The stretch of coast that the beach lies on. */
  readonly within?: string;
  readonly isBeach: boolean;
}

/**
 * Returns the beach or area that the page shows. A beach is also stored as the reader's own, unless the server does not
 * know it. The name comes from the forecast or, if that is not loaded, from the cached location list.
 */
export function useShownPlace(): ShownPlace | undefined {
  const slug = useMatch({ from: '/forecast/$fcstId', shouldThrow: false })?.params.fcstId;
  const { units } = useUnits();
  const { beach, visitBeach, dropBeach } = useBeach();
  const { data } = useQuery({ ...forecastQuery(slug ?? '', units), enabled: false });
  const own = useQuery({ ...forecastQuery(beach?.slug ?? '', units), enabled: false });
  const ownSlug = beach?.slug;
  // A cookie may name a beach that does not exist, or has been removed.
  const isNone = own.data?.kind === 'place' || (own.error instanceof ApiError && own.error.status === 404);
  useEffect(() => {
    if (ownSlug !== undefined && isNone) dropBeach(ownSlug);
  }, [ownSlug, isNone, dropBeach]);
  const listed = useListedPlace(slug, false);
  useEffect(() => {
    if (data?.kind !== 'beach') return;
    keepPosition(data);
    visitBeach({ slug: data.slug, name: data.name });
  }, [data, visitBeach]);

  if (slug === undefined) return undefined;
  const name = data?.name ?? listed?.name ?? (beach?.slug === slug ? beach.name : undefined);
  return name === undefined
    ? undefined
    : {
        slug,
        name,
        within: (data?.place ?? listed?.within)?.at(-1)?.name,
        isBeach: data ? data.kind === 'beach' : !listed || listed.beachId !== undefined,
      };
}
