import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { BestWindow, Condition, Danger, SurfNumber } from './current-weather.ts';
import { BoxSides, Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';
import { message } from './refusals/reason.ts';
import { LevelAsked } from './skills.ts';

/** Geography: in order along the coast; the others put the best within reach first. */
export const NEARBY_SORTS = ['geog', 'surf', 'cond'] as const;
export type NearbySort = (typeof NEARBY_SORTS)[number];

const Text = v.nullable(v.string());
const Score = v.nullable(v.number());

/** A beach with its day in two halves, as on its own page; what is not known is null. */
const NearbyLocation = v.object({
  locationBeachId: v.number(),
  locationBeachSlug: v.string(),
  locationName: v.string(),
  locationLat: Latitude,
  locationLon: Longitude,
  /** The stretch of coast it lies in, and the area of that. */
  local: v.object({ name: v.string(), slug: v.string() }),
  area: v.object({ name: v.string(), slug: v.string() }),
  /** Degrees true, looking out to sea, and in words. */
  facing_deg: v.number(),
  facing: v.string(),
  /** From `from`. */
  distance_km: v.number(),
  /** At most `reach_km` away. */
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
  /** The half of the day that it is there, or that comes next. */
  half: v.picklist(['am', 'pm']),
  /** '3-4 ft, chest high'; 'clean all day'. */
  surfText: Text,
  condText: Text,
  danger: v.nullable(Danger),
  /** The best hours that are not over. */
  best: v.nullable(v.omit(BestWindow, ['why'])),
  /** Of the first by surf or conditions: why it leads. */
  why: v.optional(v.string()),
  asks: LevelAsked,
  /** The gravest of the weather service today; absent where there is none. */
  advisory: v.optional(AdvisoryName),
});
export type NearbyLocationReply = v.InferOutput<typeof NearbyLocation>;

export const NearbyLocations = v.object({
  lang: v.optional(v.picklist(LANGUAGES)),
  sortMethod: v.picklist(NEARBY_SORTS),
  locations: v.array(NearbyLocation),
  /** The bounds of the map: those of the request, or those that hold its locations. */
  map: v.object({ minLat: Latitude, maxLat: Latitude, minLon: Longitude, maxLon: Longitude }),
  /** Where distances are measured from: the beach of the request if it lies in the bounds, else their middle. */
  from: v.object({ name: v.optional(v.string()), lat: Latitude, lon: Longitude }),
  reach_km: v.number(),
  /** Locations within the bounds that are too many for a reply: the farthest. */
  left_off: v.number(),
  /** The beach nearest to the middle of bounds without any. */
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
  /** When the oldest of the forecasts was composed; absent without any. */
  updated: v.optional(Instant),
  expires: Instant,
});
export type NearbyLocationsReply = v.InferOutput<typeof NearbyLocations>;

/** Lists beaches near a place or within a part of the map, with their surf now. */
export const listNearbyLocations = call({
  name: 'list-nearby-locations',
  method: 'GET',
  path: '/api/nearby/locations',
  access: 'anyone',
  readsToken: true,
  query: v.object({
    /** The reader's beach, around which the map begins. Without it and without bounds: the charts' centre. */
    beach: v.optional(Slug),
    unit: UnitSystem,
    sortMethod: v.optional(
      v.picklist(NEARBY_SORTS, message('not-among', { field: 'sort method', choices: 'geog, surf or cond' })),
      'geog',
    ),
    ...BoxSides,
    /** `true`: the map keeps its bounds, `map` repeats them. */
    mapBounds: v.optional(v.picklist(['true', 'false'])),
    lang: Lang,
  }),
  reply: NearbyLocations,
  cache: { browserS: 60, edgeS: 300, staleS: 60 },
});
