import { forecasts } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach, findPlace } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import {
  type BeachForecast,
  expandHours,
  HOUR_MS,
  leadingTrain,
  nextLandfall,
  type SeaStory,
} from '@groundswell/forecast';
import { type Coast, coastOfRegion } from '@groundswell/plates';
import type { ReadSea } from '@groundswell/plates/draw';

/** Beaches of a coast without popular ones: spread along it. */
const GULF_BEACHES = [
  'bob-hall-pier',
  'galveston-61st-street-pier',
  'gulf-shores-gulf-state-park-pier',
  'panama-city-beach-city-pier',
];

/** What the sea off a coast does at an instant, by the newest forecasts of its popular beaches. */
export async function tellSea(coast: Coast, at: number, sea: ReadSea): Promise<SeaStory | undefined> {
  const read = await Promise.all(
    beachesOf(coast).map(async (beach) => ({ beach, forecast: (await forecasts.readNow(beach.id)).forecast })),
  );
  const known = read.flatMap(({ beach, forecast }) => {
    const hour = forecast && hourAt(forecast, at);
    return forecast && hour ? [{ beach, forecast, hour }] : [];
  });
  const story = leadingTrain(known)?.story;
  const next = story && nextLandfall(story, at, (point) => sea(point) !== undefined);
  return story && { ...story, ...(next && { next }) };
}

function hourAt(forecast: BeachForecast, at: number) {
  return expandHours(forecast).find((hour) => hour.at <= at && at < hour.at + HOUR_MS);
}

function beachesOf(coast: Coast): readonly CatalogueBeach[] {
  const popular = POPULAR_BEACH_IDS.flatMap((id) => findBeach(id) ?? []).filter(
    ({ slug }) => coastOfRegion(findPlace(slug)?.region.slug ?? '') === coast,
  );
  return popular.length > 0 ? popular : GULF_BEACHES.flatMap((slug) => findBeach(slug) ?? []);
}
