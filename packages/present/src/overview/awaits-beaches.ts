import type { NearbyLocationsReply, PlaceOverviewReply } from '@groundswell/contracts';

/**
 * The time within which a run composes the forecasts of all beaches. If a beach lacks its forecast for longer, its
 * build has failed.
 */
const COMPOSED_WITHIN_MS = 10 * 60_000;

/**
 * Tells whether some beaches of an overview get their first forecast within minutes. Clients then poll it, and nothing
 * caches it.
 */
export function awaitsBeaches(
  { beaches, updated }: Pick<PlaceOverviewReply, 'beaches' | 'updated'>,
  now: number,
): boolean {
  return isYoung(updated, now) && beaches.some(({ days }) => days.length === 0);
}

/**
 * Tells whether some nearby beaches get their first forecast within minutes. `updated` is absent while none of them has
 * a forecast.
 */
export function awaitsLocations(
  { locations, updated }: Pick<NearbyLocationsReply, 'locations' | 'updated'>,
  now: number,
): boolean {
  return isYoung(updated, now) && locations.some(({ surfAm, surfPm }) => surfAm === null && surfPm === null);
}

function isYoung(updated: string | undefined, now: number): boolean {
  return updated === undefined || now - Date.parse(updated) <= COMPOSED_WITHIN_MS;
}
