import type { PlaceOverviewReply } from '@groundswell/contracts';
import { summaries } from '@groundswell/data';
import { type Area, findPlace, type Local, type Place, type Region } from '@groundswell/data/places';
import { type OverviewBeach, type OverviewPlace, presentOverview, type VoiceOf } from '@groundswell/present';

/** Today and tomorrow of every beach of a place: one request to the table for each 100 beaches. */
export async function readOverview(place: OverviewPlace, asked: VoiceOf): Promise<PlaceOverviewReply> {
  const found = await summaries.readMany(place.beaches.map(({ id }) => id));
  return presentOverview({ place, summaries: found, ...asked, now: Date.now() });
}

/** The region, area or local with that slug; undefined for a beach's, and for none. */
export function findOverviewPlace(slug: string): OverviewPlace | undefined {
  const place = findPlace(slug);
  return place && overviewOf(place);
}

function overviewOf(place: Place): OverviewPlace | undefined {
  switch (place.kind) {
    case 'region':
      return {
        ...named(place.region),
        level: 'region',
        within: [],
        children: place.region.areas.map((area) => ({ ...named(area), beaches: beachesOfArea(area).length })),
        beaches: beachesOfRegion(place.region),
      };
    case 'area':
      return {
        ...named(place.area),
        level: 'area',
        within: [named(place.region)],
        children: place.area.locals.map((local) => ({ ...named(local), beaches: local.beaches.length })),
        beaches: beachesOfArea(place.area),
      };
    case 'local':
      return {
        ...named(place.local),
        level: 'local',
        within: [place.region, place.area].map(named),
        children: [],
        beaches: beachesOfLocal(place.local),
      };
    case 'beach':
      return undefined;
  }
}

function beachesOfRegion({ areas }: Region): OverviewBeach[] {
  return areas.flatMap((area) => beachesOfArea(area).map((beach) => inside(area, beach)));
}

function beachesOfArea({ locals }: Area): OverviewBeach[] {
  return locals.flatMap((local) => beachesOfLocal(local).map((beach) => inside(local, beach)));
}

function beachesOfLocal({ beaches }: Local): OverviewBeach[] {
  return beaches.map((beach) => ({ ...beach, within: [] }));
}

function inside(place: Named, beach: OverviewBeach): OverviewBeach {
  return { ...beach, within: [named(place), ...beach.within] };
}

interface Named {
  readonly name: string;
  readonly slug: string;
}

function named({ name, slug }: Named): Named {
  return { name, slug };
}
