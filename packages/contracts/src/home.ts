import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { BestWindow, Condition, SurfNumber } from './current-weather.ts';
import { Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';
import { LevelAsked } from './skills.ts';

/** What the sea off a coast does today, in numbers; its sentences stand beside it. */
const SeaStory = v.object({
  kind: v.picklist(['swell', 'wind-sea']),
  /** In the reader's unit, `surfUnits`. */
  height: v.number(),
  period_s: v.number(),
  from_deg: v.number(),
  /** The stretch of coast that it is told for. */
  landfall: v.string(),
  /** Where and when the swell left its storm, and how far that is; absent where that cannot be told. */
  birth: v.optional(
    v.object({
      lat: Latitude,
      lon: Longitude,
      left: Instant,
      /** 'Tuesday', further away '14 Nov'. */
      left_day: v.optional(v.string()),
      distance_km: v.number(),
      error_km: v.number(),
    }),
  ),
  /** Of its group in deep water. */
  speed_kmh: v.optional(v.number()),
  /** How far it runs over open sea from there: bearings clockwise from the first. */
  fan: v.optional(v.object({ from_deg: v.number(), step_deg: v.number(), km: v.array(v.number()) })),
  /** The coast that it reaches next. */
  next: v.optional(v.object({ landfall: v.string(), at: Instant })),
});

/** A coast's picture: its files below the site, the hour that it shows, and its words. */
const MapStill = v.object({
  coast: v.picklist(['pacific', 'atlantic', 'gulf']),
  wide: v.string(),
  tall: v.string(),
  /** Of the sea some days around, half a day apart; absent where it is not drawn. */
  days: v.optional(v.string()),
  at: Instant,
  model: v.string(),
  run: Instant,
  /** Hours since the run began, when the next one is overdue. */
  stale_hours: v.optional(v.number()),
  /** 'The Pacific today, Sun 22 Nov'. */
  title: v.string(),
  /** Of the clock that its days are told by, minutes ahead of UTC. */
  offset_min: v.number(),
  /** 'Sun' first: the first date that a browser writes by itself takes a slow phone a tenth of a second. */
  weekdays: v.array(v.string()),
  /** Two sentences at most, and their numbers; without a forecast there are none. */
  sentences: v.array(v.string()),
  story: v.nullable(SeaStory),
});

/** A beach near the reader's own on the one axis of hours; values are null where it has no light or no forecast. */
const ReachRow = v.object({
  beachId: v.number(),
  slug: v.string(),
  name: v.string(),
  /** The local it lies in. */
  local: v.string(),
  distance_km: v.number(),
  surfMin: v.array(SurfNumber),
  surfMax: v.array(SurfNumber),
  cond: v.array(Condition),
  /** The surf of this hour; null in the dark. */
  now: v.nullable(v.object({ surf: v.string(), surfMin: SurfNumber, surfMax: SurfNumber, cond: Condition })),
  /** The best hours left, and where they lie on the axis; null where none is worth naming. */
  best: v.nullable(v.object({ ...v.omit(BestWindow, ['why']).entries, from_hour: v.number(), to_hour: v.number() })),
  asks: LevelAsked,
  /** The gravest of the weather service today; absent where there is none. */
  advisory: v.optional(AdvisoryName),
});

/** The light hours of a day at the best beaches within reach, the best first. */
const Reach = v.object({
  day: v.picklist(['today', 'tomorrow']),
  radius_km: v.number(),
  /** Hours on the axis, some of which have a name: '6am'. */
  hours: v.number(),
  ticks: v.array(v.object({ hour: v.number(), text: v.string() })),
  /** First and last light, hours from the axis's beginning. */
  light: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** Null before and after these hours. */
  now: v.nullable(v.number()),
  /** Highest surf on the axis, in the reader's unit. */
  top: v.number(),
  beaches: v.array(ReachRow),
  /** Whether any of their hours are worth the trip: clean or fair, with a score of at least 50. */
  worthTheTrip: v.boolean(),
});

/** The first page today, for a beach or for none. */
export const HomeToday = v.object({
  lang: v.optional(v.picklist(LANGUAGES)),
  surfUnits: v.picklist(['ft', 'm']),
  /** The reader's beach; null without one. */
  beach: v.nullable(v.object({ slug: v.string(), name: v.string(), lat: Latitude, lon: Longitude })),
  /** Null before the first one is drawn. */
  plate: v.nullable(MapStill),
  /** Null without a beach, and where no beach near it has a forecast. */
  reach: v.nullable(Reach),
  regions: v.array(v.object({ slug: v.string(), name: v.string(), beaches: v.number() })),
  /** When the oldest of the forecasts was composed; absent without any. */
  updated: v.optional(Instant),
  as_of: Instant,
  expires: Instant,
});
export type HomeTodayReply = v.InferOutput<typeof HomeToday>;

/** Returns today's ocean and the best surf within reach of a beach. A beach that does not exist counts as none. */
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
