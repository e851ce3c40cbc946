import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { BestWindow, Condition, SurfNumber } from './current-weather.ts';
import { Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';
import { RequiredSkill } from './skills.ts';

/** The numbers of today's sea off a coast. The `sentences` of the picture say the same in words. */
const SeaStory = v.object({
  kind: v.picklist(['swell', 'wind-sea']),
  /** The height in the reader's unit, `surfUnits`. */
  height: v.number(),
  period_s: v.number(),
  from_deg: v.number(),
  /** The stretch of coast that the numbers apply to. */
  landfall: v.string(),
  /** When and where the swell left its storm, and the distance from there; absent if unknown. */
  birth: v.optional(
    v.object({
      lat: Latitude,
      lon: Longitude,
      left: Instant,
      /** The day of departure, 'Tuesday', or 'Nov 14' if longer ago. */
      left_day: v.optional(v.string()),
      distance_km: v.number(),
      error_km: v.number(),
    }),
  ),
  /** The group speed of the swell in deep water. */
  speed_kmh: v.optional(v.number()),
  /** The distances over open sea from the storm, by bearing, clockwise from `from_deg`. */
  fan: v.optional(v.object({ from_deg: v.number(), step_deg: v.number(), km: v.array(v.number()) })),
  /** The next coast that the swell reaches, and when. */
  next: v.optional(v.object({ landfall: v.string(), at: Instant })),
});

/** A prerendered picture of the sea off a coast: its files, the hour that it shows, and its texts. */
const MapStill = v.object({
  coast: v.picklist(['pacific', 'atlantic', 'gulf']),
  wide: v.string(),
  tall: v.string(),
  /**
   * The file with the sea of several days around the picture's hour, in twelve-hour steps; absent if it was not
   * rendered.
   */
  days: v.optional(v.string()),
  at: Instant,
  model: v.string(),
  run: Instant,
  /** The hours since the run began, if the next run is overdue. */
  stale_hours: v.optional(v.number()),
  /** The title, 'The Pacific today, Sun Nov 22'. */
  title: v.string(),
  /** The UTC offset, in minutes east, of the time zone in which days are named. */
  offset_min: v.number(),
  /**
   * The names of the weekdays, starting with 'Sun'. The reply has them because the first use of a date formatter takes
   * a slow phone 100 ms.
   */
  weekdays: v.array(v.string()),
  /** At most two sentences about the sea; empty without a forecast. `story` has their numbers. */
  sentences: v.array(v.string()),
  story: v.nullable(SeaStory),
});

/**
 * A beach near the reader's own, with its values for each hour of the shared time axis. A value is null in the dark or
 * without a forecast.
 */
const ReachRow = v.object({
  beachId: v.number(),
  slug: v.string(),
  name: v.string(),
  /** The name of the local (a stretch of neighbouring beaches) that contains the beach. */
  local: v.string(),
  distance_km: v.number(),
  surfMin: v.array(SurfNumber),
  surfMax: v.array(SurfNumber),
  cond: v.array(Condition),
  /** The surf of the current hour; null in the dark. */
  now: v.nullable(v.object({ surf: v.string(), surfMin: SurfNumber, surfMax: SurfNumber, cond: Condition })),
  /** The best remaining hours, and their position on the axis; null if none is good enough. */
  best: v.nullable(v.object({ ...v.omit(BestWindow, ['why']).entries, from_hour: v.number(), to_hour: v.number() })),
  asks: RequiredSkill,
  /** The most severe advisory today; absent without one. */
  advisory: v.optional(AdvisoryName),
});

/** The daylight hours of today or tomorrow at the best beaches near the reader's own, the best beach first. */
const Reach = v.object({
  day: v.picklist(['today', 'tomorrow']),
  radius_km: v.number(),
  /** The length of the time axis in hours. `ticks` are the labelled hours, such as '6am'. */
  hours: v.number(),
  ticks: v.array(v.object({ hour: v.number(), text: v.string() })),
  /** First and last light, in hours from the start of the time axis. */
  light: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** The current time, in hours from the start of the time axis; null if it is outside the axis. */
  now: v.nullable(v.number()),
  /** The highest surf of the beaches shown, in the reader's unit. */
  top: v.number(),
  beaches: v.array(ReachRow),
  /** Whether any beach has hours worth the trip: clean or fair, with a score of at least 50. */
  worthTheTrip: v.boolean(),
});

/** The home page today, with or without the reader's beach. */
export const HomeToday = v.object({
  lang: v.optional(v.picklist(LANGUAGES)),
  surfUnits: v.picklist(['ft', 'm']),
  /** The reader's beach; null if none was requested. */
  beach: v.nullable(v.object({ slug: v.string(), name: v.string(), lat: Latitude, lon: Longitude })),
  /** The picture of the coast; null until the first one has been rendered. */
  plate: v.nullable(MapStill),
  /** The best beaches near the reader's own. Null if the reader has none, or if no beach near it has a forecast. */
  reach: v.nullable(Reach),
  regions: v.array(v.object({ slug: v.string(), name: v.string(), beaches: v.number() })),
  /** The time of the oldest of the forecasts; absent without any. */
  updated: v.optional(Instant),
  as_of: Instant,
  expires: Instant,
});
export type HomeTodayReply = v.InferOutput<typeof HomeToday>;

/**
 * Returns today's ocean and the best surf near a beach. For an unknown beach the reply is the same as without a beach.
 */
export const getHomeToday = call({
  name: 'get-home-today',
  method: 'GET',
  path: '/api/home/today',
  access: 'anyone',
  readsToken: true,
  query: v.object({ beach: v.optional(Slug), units: UnitSystem, lang: Lang }),
  reply: HomeToday,
  cache: { browserS: 60, edgeS: 300, staleS: 60 },
});
