import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { BestWindow, Condition, Danger, SurfNumber } from './current-weather.ts';
import { Instant, LANGUAGES, Latitude, Longitude } from './fields.ts';
import { LevelAsked } from './skills.ts';

const Text = v.nullable(v.string());
const Named = v.object({ name: v.string(), slug: v.string() });

/** A beach's day in one line: `am` is 6 to 11, `pm` 12 to 18 o'clock, as on its own page. */
export const BeachDay = v.object({
  /** 'Fri', '20 Nov', '2026-11-20'. */
  day: v.string(),
  date: v.string(),
  dateNum: v.string(),
  amsurf: Text,
  amsurfMin: SurfNumber,
  amsurfMax: SurfNumber,
  pmsurf: Text,
  pmsurfMin: SurfNumber,
  pmsurfMax: SurfNumber,
  amcond: Condition,
  pmcond: Condition,
  /** Of the higher of the two halves. */
  danger: v.nullable(Danger),
  /** 0 to 100. */
  amscore: v.nullable(v.number()),
  pmscore: v.nullable(v.number()),
  /** The larger of the two halves, a number to sort by, in the reader's unit. */
  surfMax: v.nullable(v.number()),
  /** The best hours that are not over; null where it is dark, or nothing is worth naming. */
  best: v.nullable(v.omit(BestWindow, ['why'])),
});
export type BeachDayReply = v.InferOutput<typeof BeachDay>;

/** The largest surf of the light that is left of today, by each beach's local time; of equals the better rated. */
const LargestAhead = v.object({
  beachId: v.number(),
  surf: v.string(),
  surfMin: SurfNumber,
  surfMax: SurfNumber,
  cond: Condition,
  /** '4pm' at the beach; absent where its hours are not known. */
  time: v.optional(v.string()),
  /** The weather service warns of high surf at one of the place's beaches now, and this surf is none: go by the warning. */
  doubtful: v.optional(v.literal(true)),
});

/** A region, area or local: its beaches with today and tomorrow. */
export const PlaceOverview = v.object({
  kind: v.literal('place'),
  level: v.picklist(['region', 'area', 'local']),
  /** `waiting`: none of its beaches has a forecast yet. */
  state: v.picklist(['ready', 'waiting']),
  /** The language of its texts. */
  lang: v.optional(v.picklist(LANGUAGES)),
  title: v.string(),
  name: v.string(),
  slug: v.string(),
  /** The places around it, widest first. */
  place: v.array(Named),
  /** Absent where it is dark, or no surf is known. */
  largest: v.optional(LargestAhead),
  /** The gravest of the weather service at any of its beaches, today or tomorrow; absent where there is none. */
  advisory: v.optional(AdvisoryName),
  /** The areas of a region, the locals of an area, each with its number of beaches; none of a local. */
  children: v.array(
    v.object({
      ...Named.entries,
      beaches: v.number(),
      largest: v.optional(LargestAhead),
      advisory: v.optional(AdvisoryName),
    }),
  ),
  /** In the order of the menu. */
  beaches: v.array(
    v.object({
      beachId: v.number(),
      slug: v.string(),
      name: v.string(),
      shortName: v.string(),
      /** The places between this one and the beach, widest first. */
      place: v.array(Named),
      lat: Latitude,
      lon: Longitude,
      /** Today and tomorrow by the beach's local time; fewer or none where its forecast is over or still to come. */
      days: v.array(BeachDay),
      asks: LevelAsked,
      /** The gravest of the weather service that holds or begins on these days; absent where there is none. */
      advisory: v.optional(AdvisoryName),
    }),
  ),
  surfUnits: v.picklist(['ft', 'm']),
  as_of: Instant,
  /** When the oldest of the forecasts was composed; absent without any. */
  updated: v.optional(Instant),
  expires: Instant,
});
export type PlaceOverviewReply = v.InferOutput<typeof PlaceOverview>;
