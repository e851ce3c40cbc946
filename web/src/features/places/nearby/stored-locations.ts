import type { ForecastReply, NearbyLocationsReply } from '@groundswell/contracts';
import { zoneOffsetMinutes } from '@groundswell/forecast';
import type { Location } from './model.ts';

type Named = Location['local'];

/** The margin around the stored beaches, in degrees. */
const MARGIN_DEG = 0.2;

/**
 * Builds the list of beaches for offline use from the forecasts stored on the device; undefined if none of them covers
 * today.
 */
export function locationsOfStored(forecasts: readonly ForecastReply[], now: number): NearbyLocationsReply | undefined {
  const locations = forecasts.flatMap((forecast) => locationOf(forecast, now) ?? []);
  const [first] = forecasts;
  if (!first || locations.length === 0) return undefined;
  const [lats, lons] = [locations.map((one) => one.locationLat), locations.map((one) => one.locationLon)];
  const oldest = forecasts.flatMap(({ updated }) => updated ?? []).sort()[0];
  return {
    sortMethod: 'geog',
    locations,
    map: {
      minLat: Math.min(...lats) - MARGIN_DEG,
      maxLat: Math.max(...lats) + MARGIN_DEG,
      minLon: Math.min(...lons) - MARGIN_DEG,
      maxLon: Math.max(...lons) + MARGIN_DEG,
    },
    from: { lat: first.lat, lon: first.lon },
    reach_km: 0,
    left_off: 0,
    surfUnits: first.current.surfUnits,
    as_of: first.current.as_of,
    ...(oldest !== undefined && { updated: oldest }),
    expires: first.current.as_of,
  };
}

/**
 * Converts a stored forecast; returns undefined if it has ended. A stored day has no score, so the flags of these
 * beaches are ranked by surf height.
 */
function locationOf(forecast: ForecastReply, now: number): Location | undefined {
  const { beachId, slug, name, lat, lon, place, beachFaceDir, beachFaceDirTxt, timezone } = forecast;
  const local = new Date(now + zoneOffsetMinutes(timezone, now) * 60_000);
  const day = forecast.days.find(({ dateNum }) => dateNum === local.toISOString().slice(0, 10));
  if (!day) return undefined;
  const named = (at: number): Named => ({ name: place.at(at)?.name ?? '', slug: place.at(at)?.slug ?? '' });
  return {
    locationBeachId: beachId,
    locationBeachSlug: slug,
    locationName: name,
    locationLat: lat,
    locationLon: lon,
    local: named(-1),
    area: named(-2),
    facing_deg: beachFaceDir,
    facing: beachFaceDirTxt,
    distance_km: 0,
    inReach: true,
    surfAm: day.amsurf,
    surfAmMin: day.amsurfMin,
    surfAmMax: day.amsurfMax,
    surfPm: day.pmsurf,
    surfPmMin: day.pmsurfMin,
    surfPmMax: day.pmsurfMax,
    condAm: day.amcond,
    condPm: day.pmcond,
    scoreAm: null,
    scorePm: null,
    half: local.getUTCHours() >= 12 ? 'pm' : 'am',
    surfText: day.surfTxt,
    condText: day.condTxt,
    danger: day.danger,
    best: day.best,
  };
}
