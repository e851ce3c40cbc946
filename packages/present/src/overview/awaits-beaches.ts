import type { NearbyLocationsReply, PlaceOverviewReply } from '@groundswell/contracts';

/** All beaches of a run are composed within this; one that lacks a forecast for longer has failed. */
const COMPOSED_WITHIN_MS = 10 * 60_000;

/** Whether some beaches of an overview get their first forecast within minutes: it is polled, and no copy is kept. */
export function awaitsBeaches(
  { beaches, updated }: Pick<PlaceOverviewReply, 'beaches' | 'updated'>,
  now: number,
): boolean {
  return isYoung(updated, now) && beaches.some(({ days }) => days.length === 0);
}

/** The same for beaches nearby; they have no `updated` while none has a forecast. */
export function awaitsLocations(
  { locations, updated }: Pick<NearbyLocationsReply, 'locations' | 'updated'>,
  now: number,
): boolean {
  return isYoung(updated, now) && locations.some(({ surfAm, surfPm }) => surfAm === null && surfPm === null);
}

function isYoung(updated: string | undefined, now: number): boolean {
  return updated === undefined || now - Date.parse(updated) <= COMPOSED_WITHIN_MS;
}
