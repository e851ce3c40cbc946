import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { BestWindow, Condition, Danger, SurfNumber } from './current-weather.ts';
import { Instant, LANGUAGES, Latitude, Longitude } from './fields.ts';
import { RequiredSkill } from './skills.ts';

const Text = v.nullable(v.string());
const Named = v.object({ name: v.string(), slug: v.string() });

/** A beach's day in one line. As on its own page, `am` is 6 to 11 o'clock and `pm` 12 to 18. */
export const BeachDay = v.object({
  /** The day's name and date: 'Fri', 'Nov 20', '2026-11-20'. */
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
  /** The warning for the higher of the morning's and the afternoon's surf. */
  danger: v.nullable(Danger),
  /** 0 to 100. */
  amscore: v.nullable(v.number()),
  pmscore: v.nullable(v.number()),
  /** The higher of the morning's and the afternoon's surf as a sort key, in the reader's unit. */
  surfMax: v.nullable(v.number()),
  /** The best hours that are not over; null if it is dark or none is good enough. */
  best: v.nullable(v.omit(BestWindow, ['why'])),
});
export type BeachDayReply = v.InferOutput<typeof BeachDay>;

/**
 * The largest surf in today's remaining daylight, by each beach's local time. If two beaches are equal, the better
 * rated one is given.
 */
const LargestAhead = v.object({
  beachId: v.number(),
  surf: v.string(),
  surfMin: SurfNumber,
  surfMax: SurfNumber,
  cond: Condition,
  /** The hour at the beach, '4pm'; absent if unknown. */
  time: v.optional(v.string()),
  /**
   * An advisory now warns of higher surf than this at one of the place's beaches. Readers should trust the advisory.
   */
  doubtful: v.optional(v.literal(true)),
});

/** The overview of a region, area or local (a stretch of neighbouring beaches): its beaches today and tomorrow. */
export const PlaceOverview = v.object({
  kind: v.literal('place'),
  level: v.picklist(['region', 'area', 'local']),
  /** `waiting` means that none of its beaches has a forecast yet. */
  state: v.picklist(['ready', 'waiting']),
  /** The language of the texts. */
  lang: v.optional(v.picklist(LANGUAGES)),
  title: v.string(),
  name: v.string(),
  slug: v.string(),
  /** The places that contain this one, widest first. */
  place: v.array(Named),
  /** The largest surf ahead; absent if it is dark or no surf is known. */
  largest: v.optional(LargestAhead),
  /** The most severe advisory at any of its beaches today or tomorrow; absent without one. */
  advisory: v.optional(AdvisoryName),
  /** The areas of a region or the locals of an area, each with its number of beaches. Empty for a local. */
  children: v.array(
    v.object({
      ...Named.entries,
      beaches: v.number(),
      largest: v.optional(LargestAhead),
      advisory: v.optional(AdvisoryName),
    }),
  ),
  /** The beaches in the order of the menu. */
  beaches: v.array(
    v.object({
      beachId: v.number(),
      slug: v.string(),
      name: v.string(),
      shortName: v.string(),
      /** The places between this overview's place and the beach, widest first. */
      place: v.array(Named),
      lat: Latitude,
      lon: Longitude,
      /**
       * Today and tomorrow in the beach's local time. There are fewer days, or none, if the forecast has ended or is
       * not computed yet.
       */
      days: v.array(BeachDay),
      asks: RequiredSkill,
      /** The most severe advisory that is in force or begins on these days; absent without one. */
      advisory: v.optional(AdvisoryName),
    }),
  ),
  surfUnits: v.picklist(['ft', 'm']),
  as_of: Instant,
  /** The time of the oldest of the forecasts; absent without any. */
  updated: v.optional(Instant),
  expires: Instant,
});
export type PlaceOverviewReply = v.InferOutput<typeof PlaceOverview>;
