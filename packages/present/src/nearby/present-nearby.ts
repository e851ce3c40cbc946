import type { NearbyLocationReply, NearbyLocationsReply, NearbySort } from '@groundswell/contracts';
import {
  type AdvisoryList,
  type Beach,
  type BeachSummary,
  clockMinutes,
  compassPoint,
  type MapBox,
  type Point,
  type SummaryDay,
} from '@groundswell/forecast';
import { advisoryChangeTimes, flagAdvisory } from '../advisories/present-advisories.ts';
import { presentSentences } from '../beach/day-halves.ts';
import { expiryOfSummaries } from '../overview/expiry-of-summaries.ts';
import { oldestUpdate } from '../overview/oldest-update.ts';
import { presentBeachDays } from '../overview/present-beach-days.ts';
import { summaryHalves, todayOf } from '../overview/summary-halves.ts';
import { placeName } from '../places/place-name.ts';
import { rounded } from '../texts/quantities.ts';
import { type Voice, type VoiceOf, voiceOf } from '../words/voice.ts';
import { orderNearby } from './nearby-order.ts';

type Named = NearbyLocationReply['local'];

/** The default search radius: 30 miles, a drive to surf before work. The home page uses it too. */
const REACH_KM = 48.3;
/**
 * The margin around the locations when the map is fitted to them, as a share of their extent. It is at least
 * `LEAST_MARGIN_DEG`.
 */
const MARGIN = 0.1;
const LEAST_MARGIN_DEG = 0.05;

export interface NearbyBeach {
  readonly beach: Named & Point & Pick<Beach, 'id' | 'timeZone' | 'facingDeg' | 'asks'>;
  readonly local: Named;
  readonly area: Named;
  readonly distanceKm: number;
}

export interface NearbyInput extends VoiceOf {
  /** The beaches in order along the coast. */
  readonly beaches: readonly NearbyBeach[];
  readonly leftOff: number;
  /** The map section that was searched. With `keepsBounds` the map already shows it and must not move. */
  readonly box: MapBox;
  readonly keepsBounds: boolean;
  readonly from: Point & { readonly name?: string };
  readonly nearest?: Omit<NearbyBeach, 'local' | 'area'>;
  readonly sort: NearbySort;
  readonly summaries: ReadonlyMap<number, BeachSummary>;
  readonly advisories?: AdvisoryList;
  /** UTC ms. */
  readonly now: number;
}

/** Presents the beaches in a map section with today's surf, in the order that the reader chose. */
export function presentNearby(input: NearbyInput): NearbyLocationsReply {
  const { beaches, leftOff, box, keepsBounds, from, nearest, sort, summaries, now } = input;
  const voice = voiceOf(input);
  const covered = beaches.flatMap(({ beach }) => summaries.get(beach.id) ?? []);
  const locations = beaches.map((one) => presentLocation(one, input, voice));
  const dark = new Set(
    beaches.flatMap(({ beach: { id } }) =>
      (todayOf(summaries.get(id), now)?.light?.lastLight ?? now) < now ? id : [],
    ),
  );
  const faces = new Map(
    beaches.flatMap(({ beach: { id, timeZone } }) => {
      const today = todayOf(summaries.get(id), now);
      if (!today) return [];
      const { am, pm } = summaryHalves(today, timeZone, now);
      return [[id, { am: am.faceHeightM, pm: pm.faceHeightM }]];
    }),
  );
  return {
    sortMethod: sort,
    locations: orderNearby(locations, sort, voice, dark, faces),
    map: keepsBounds || beaches.length === 0 ? box : boundsOf(beaches.map(({ beach }) => beach)),
    from: { lat: rounded(from.lat, 4), lon: rounded(from.lon, 4), ...(from.name !== undefined && { name: from.name }) },
    reach_km: REACH_KM,
    left_off: leftOff,
    ...(nearest && {
      nearest: { ...identify(nearest.beach), distance_km: rounded(nearest.distanceKm, 1) },
    }),
    surfUnits: voice.wave,
    as_of: new Date(now).toISOString(),
    ...oldestUpdate(covered, now),
    expires: expiryOfSummaries(
      covered,
      now,
      advisoryChangeTimes(
        input.advisories,
        beaches.map(({ beach }) => beach.id),
      ),
    ),
  };
}

function presentLocation(
  { beach, local, area, distanceKm }: NearbyBeach,
  { summaries, advisories, now }: NearbyInput,
  voice: Voice,
): NearbyLocationReply {
  const summary = summaries.get(beach.id);
  const today = todayOf(summary, now);
  const [day] = presentBeachDays({ summary, timeZone: beach.timeZone, days: 1, voice, now });
  const halves = today && summaryHalves(today, beach.timeZone, now);
  const { surfTxt, condTxt } = presentSentences(halves?.am ?? {}, halves?.pm ?? {}, voice, isSteady(today));
  return {
    ...identify(beach),
    local: { name: placeName(local, voice.words), slug: local.slug },
    area: { name: placeName(area, voice.words), slug: area.slug },
    facing_deg: beach.facingDeg,
    facing: voice.words.compass[compassPoint(beach.facingDeg)],
    distance_km: rounded(distanceKm, 1),
    inReach: distanceKm <= REACH_KM,
    surfAm: day?.amsurf ?? null,
    surfAmMin: day?.amsurfMin ?? null,
    surfAmMax: day?.amsurfMax ?? null,
    surfPm: day?.pmsurf ?? null,
    surfPmMin: day?.pmsurfMin ?? null,
    surfPmMax: day?.pmsurfMax ?? null,
    condAm: day?.amcond ?? null,
    condPm: day?.pmcond ?? null,
    scoreAm: day?.amscore ?? null,
    scorePm: day?.pmscore ?? null,
    half: today && clockMinutes(beach.timeZone, today, now) >= 12 * 60 ? 'pm' : 'am',
    surfText: surfTxt,
    condText: condTxt,
    danger: day?.danger ?? null,
    best: day?.best ?? null,
    ...(beach.asks && { asks: beach.asks }),
    ...flagAdvisory([beach.id], { advisories, now, days: 1 }, voice.words),
  };
}

/** Tells whether all daylight hours with a known surf condition have the same condition. */
function isSteady(day: SummaryDay | undefined): boolean {
  return new Set(day?.light?.conditions.replaceAll('-', '')).size <= 1;
}

function identify({ id, slug, name, lat, lon }: NearbyBeach['beach']) {
  return { locationBeachId: id, locationBeachSlug: slug, locationName: name, locationLat: lat, locationLon: lon };
}

/**
 * Returns the box around some points, with a margin. For points on both sides of the antimeridian it spans all
 * longitudes.
 */
function boundsOf(points: readonly Point[]): MapBox {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  const lat = Math.max(LEAST_MARGIN_DEG, (north - south) * MARGIN);
  const lon = Math.max(LEAST_MARGIN_DEG, (east - west) * MARGIN);
  return {
    minLat: Math.max(-90, south - lat),
    maxLat: Math.min(90, north + lat),
    minLon: Math.max(-180, west - lon),
    maxLon: Math.min(180, east + lon),
  };
}
