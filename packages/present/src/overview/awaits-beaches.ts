import type { NearbyLocationsReply, PlaceOverviewReply } from '@groundswell/contracts';

/** A run composes all beaches within this time; a beach that lacks a forecast for longer has failed. */
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

/** Tells the same of nearby beaches; `updated` is absent while none of them has a forecast. */
export function awaitsLocations(
  { locations, updated }: Pick<NearbyLocationsReply, 'locations' | 'updated'>,
  now: number,
): boolean {
  return isYoung(updated, now) && locations.some(({ surfAm, surfPm }) => surfAm === null && surfPm === null);
}

function isYoung(updated: string | undefined, now: number): boolean {
  return updated === undefined || now - Date.parse(updated) <= COMPOSED_WITHIN_MS;
}
