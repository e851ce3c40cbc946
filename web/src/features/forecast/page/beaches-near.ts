import type { ForecastReply, PlaceOverviewReply } from '@groundswell/contracts';
import { distanceKm } from '@groundswell/forecast';

type OverviewBeach = PlaceOverviewReply['beaches'][number];

export interface BeachNear extends Pick<OverviewBeach, 'beachId' | 'slug' | 'name'> {
  readonly km: number;
  readonly today: OverviewBeach['days'][number];
}

/**
 * The beaches of a place that have surf for today, by distance from a beach, at most `most`; never that beach itself.
 */
export function beachesNear(
  { beaches }: Pick<PlaceOverviewReply, 'beaches'>,
  from: Pick<ForecastReply, 'beachId' | 'lat' | 'lon'>,
  most: number,
): readonly BeachNear[] {
  return beaches
    .flatMap(({ beachId, slug, name, days: [today], ...position }) =>
      beachId === from.beachId || !today || (today.amsurf === null && today.pmsurf === null)
        ? []
        : [{ beachId, slug, name, today, km: distanceKm(from, position) }],
    )
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most);
}
