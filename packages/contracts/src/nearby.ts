import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { BestWindow, Condition, Danger, SurfNumber } from './current-weather.ts';
import { BoxSides, Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';
import { message } from './refusals/reason.ts';
import { RequiredSkill } from './skills.ts';

/** The sort orders. `geog` follows the coast; `surf` and `cond` put the best beaches within reach first. */
export const NEARBY_SORTS = ['geog', 'surf', 'cond'] as const;
export type NearbySort = (typeof NEARBY_SORTS)[number];

const Text = v.nullable(v.string());
const Score = v.nullable(v.number());

/** A beach with the morning and afternoon of one day, as on its own page. Unknown values are null. */
const NearbyLocation = v.object({
  locationBeachId: v.number(),
  locationBeachSlug: v.string(),
  locationName: v.string(),
  locationLat: Latitude,
  locationLon: Longitude,
  /** The local (a stretch of neighbouring beaches) that contains the beach, and the area that contains the local. */
  local: v.object({ name: v.string(), slug: v.string() }),
  area: v.object({ name: v.string(), slug: v.string() }),
  /** The direction that the beach faces out to sea, degrees true, and in words. */
  facing_deg: v.number(),
  facing: v.string(),
  /** The distance from `from` of the reply. */
  distance_km: v.number(),
  /** Whether the beach is at most `reach_km` away. */
  inReach: v.boolean(),
  surfAm: Text,
  surfAmMin: SurfNumber,
  surfAmMax: SurfNumber,
  surfPm: Text,
  surfPmMin: SurfNumber,
  surfPmMax: SurfNumber,
  condAm: Condition,
  condPm: Condition,
  /** 0 to 100. */
  scoreAm: Score,
  scorePm: Score,
  /** The current half of the day at the beach, morning or afternoon; at night, the next half. */
  half: v.picklist(['am', 'pm']),
  /** The surf and condition of that half: '3-4 ft, chest high', 'clean all day'. */
  surfText: Text,
  condText: Text,
  danger: v.nullable(Danger),
  /** The best hours that are not over. */
  best: v.nullable(v.omit(BestWindow, ['why'])),
  /** The reason why this beach leads; only on the first one, when sorted by surf or condition. */
  why: v.optional(v.string()),
  asks: RequiredSkill,
  /** The most severe advisory today; absent without one. */
  advisory: v.optional(AdvisoryName),
});
export type NearbyLocationReply = v.InferOutput<typeof NearbyLocation>;

export const NearbyLocations = v.object({
  lang: v.optional(v.picklist(LANGUAGES)),
  sortMethod: v.picklist(NEARBY_SORTS),
  locations: v.array(NearbyLocation),
  /** The bounds of the map: those requested, or else bounds that contain all the listed beaches. */
  map: v.object({ minLat: Latitude, maxLat: Latitude, minLon: Longitude, maxLon: Longitude }),
  /** The point that distances are measured from: the requested beach if it is in the bounds, else their middle. */
  from: v.object({ name: v.optional(v.string()), lat: Latitude, lon: Longitude }),
  reach_km: v.number(),
  /** The number of beaches within the bounds that exceed the reply's limit. The farthest ones are left out. */
  left_off: v.number(),
  /** The beach nearest to the middle of the bounds, if the bounds contain none. */
  nearest: v.optional(
    v.object({
      locationBeachId: v.number(),
      locationBeachSlug: v.string(),
      locationName: v.string(),
      locationLat: Latitude,
      locationLon: Longitude,
      distance_km: v.number(),
    }),
  ),
  surfUnits: v.picklist(['ft', 'm']),
  as_of: Instant,
  /** The time of the oldest of the forecasts; absent without any. */
  updated: v.optional(Instant),
  expires: Instant,
});
export type NearbyLocationsReply = v.InferOutput<typeof NearbyLocations>;

/** Lists beaches near a place or on a section of the map. Each has its surf now. */
export const listNearbyLocations = call({
  name: 'list-nearby-locations',
  method: 'GET',
  path: '/api/nearby/locations',
  access: 'anyone',
  readsToken: true,
  query: v.object({
    /** The reader's beach, on which the map is centred. Without beach and bounds the map shows the charts' centre. */
    beach: v.optional(Slug),
    unit: UnitSystem,
    sortMethod: v.optional(
      v.picklist(NEARBY_SORTS, message('not-among', { field: 'sort method', choices: 'geog, surf or cond' })),
      'geog',
    ),
    ...BoxSides,
    /** `true` makes the reply keep the requested bounds in `map`. */
    mapBounds: v.optional(v.picklist(['true', 'false'])),
    lang: Lang,
  }),
  reply: NearbyLocations,
  cache: { browserS: 60, edgeS: 300, staleS: 60 },
});
