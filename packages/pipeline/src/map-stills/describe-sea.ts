import { forecasts } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach, findPlace } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import {
  composeSeaStory,
  expandHours,
  fanOut,
  LANDFALLS,
  nextLandfall,
  type Point,
  type SeaStory,
} from '@groundswell/forecast';
import { type Coast, coastOfRegion } from '@groundswell/map-stills';
import { isUnderPlates, type ReadSea } from '@groundswell/map-stills/draw';

/** Beaches spread along the Gulf coast, which has none among the popular beaches. */
const GULF_BEACHES = [
  'bob-hall-pier',
  'galveston-61st-street-pier',
  'gulf-shores-gulf-state-park-pier',
  'panama-city-beach-city-pier',
];

/**
 * Composes the story of the sea off a coast at an instant, from the newest forecasts of the coast's popular beaches.
 * `sea`, the waves on the charts, shows where the swell's path meets land.
 */
export async function describeSea(coast: Coast, at: number, sea: ReadSea): Promise<SeaStory | undefined> {
  const beaches = await Promise.all(
    beachesOf(coast).map(async (beach) => {
      const { forecast } = await forecasts.readNow(beach.id);
      return { beach, hours: forecast ? expandHours(forecast) : [] };
    }),
  );
  const story = composeSeaStory(beaches, at);
  if (!story?.birth) return story;
  const { birth, landfall, periodS } = story;
  const isSea = (point: Point) => !isUnderPlates(point) || sea(point) !== undefined;
  const fan = fanOut(birth.place, LANDFALLS[landfall], isSea);
  const next = nextLandfall(birth, periodS, fan, at);
  return { ...story, fan, ...(next && { next }) };
}

function beachesOf(coast: Coast): readonly CatalogueBeach[] {
  const popular = POPULAR_BEACH_IDS.flatMap((id) => findBeach(id) ?? []).filter(
    ({ slug }) => coastOfRegion(findPlace(slug)?.region.slug ?? '') === coast,
  );
  return popular.length > 0 ? popular : GULF_BEACHES.flatMap((slug) => findBeach(slug) ?? []);
}
