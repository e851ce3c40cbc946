import * as v from 'valibot';
import { BestWindow, Condition, Danger, SurfNumber } from './current-weather.ts';
import { CalendarDay, Instant } from './fields.ts';

const Text = v.nullable(v.string());
const At = v.nullable(Instant);
const Level = v.nullable(v.number());
/** '6:12am', '|', '4.1 ft'. */
const TideEvent = v.nullable(v.object({ time: v.string(), separator: v.string(), height: v.string() }));

/** A low or a high; its level is that of its height's text, in the reader's unit. */
const Tide = v.object({
  kind: v.picklist(['low', 'high']),
  time: v.string(),
  at: Instant,
  height: v.string(),
  level: v.number(),
});

const Hour = v.object({
  /** Index into the timeline, which holds the numbers of its texts. */
  index: v.number(),
  time: v.string(),
  surf: Text,
  wind: Text,
  swell1: Text,
  swell2: Text,
  cond: Condition,
  wxicon: Text,
  temp: Text,
});

/** One local day: its summary row and its details. `am` is 6 to 11, `pm` 12 to 18 o'clock. */
export const Day = v.object({
  /** 'Fri', '20 Nov', '2026-11-20', 'Friday 20 November'. */
  day: v.string(),
  date: v.string(),
  dateNum: v.string(),
  dayTxt: v.string(),
  amsurf: Text,
  amsurfMin: SurfNumber,
  amsurfMax: SurfNumber,
  pmsurf: Text,
  pmsurfMin: SurfNumber,
  pmsurfMax: SurfNumber,
  amcond: Condition,
  pmcond: Condition,
  wxicon: Text,
  maxTemp: Text,
  airTempMax: v.nullable(v.number()),
  surfTxt: Text,
  condTxt: Text,
  /** Null where it is dark, or nothing is worth naming. For today only the remaining daylight counts. */
  best: v.nullable(BestWindow),
  /** Of the highest surf of its morning and afternoon. */
  danger: v.nullable(Danger),
  /** Highest power of the offshore waves, kW per metre of crest. */
  energyMax: v.nullable(v.number()),
  /**
   * How sure the day's surf is by its lead, the last runs' spread and, today, a buoy's measurement: 'Medium confidence:
   * 2-5 ft likely by daylight', the range of all hours with light that `errorPct`, the standard error in hundredths of the
   * face, gives; and where three runs cover the day, 'The last 4 runs say 2-5 ft'. Null where the surf is unknown, and
   * where `unsure` says why.
   */
  confidence: v.nullable(
    v.object({
      level: v.picklist(['high', 'medium', 'low']),
      errorPct: v.number(),
      says: v.string(),
      runs: v.optional(v.string()),
    }),
  ),
  /** The reason for a missing confidence: the weather service warns of higher surf than is forecast. */
  unsure: v.optional(v.string()),
  /** Where earlier runs gave another range: 'Yesterday’s run said 2-3 ft', and the direction of the change since. */
  changed: v.nullable(v.object({ direction: v.picklist(['up', 'down']), text: v.string() })),
  has_tides: v.boolean(),
  /** All lows and highs of the day, in order. */
  tides: v.array(Tide),
  /** The first low and high of each half of the day; `tides` also has a second one of the same half. */
  low_am: TideEvent,
  high_am: TideEvent,
  low_pm: TideEvent,
  high_pm: TideEvent,
  firstlight: Text,
  firstlightAt: At,
  sunrise: Text,
  sunset: Text,
  lastlight: Text,
  lastlightAt: At,
  hourly: v.array(Hour),
});
export type DayReply = v.InferOutput<typeof Day>;

/** A row of the tide calendar: the first two lows and highs of a day, levels in the reader's unit; null where there is none. */
export const TideDay = v.object({
  day: v.string(),
  dateNum: CalendarDay,
  low_1_time: Text,
  low_1_at: At,
  low_1_height: Text,
  low_1_level: Level,
  high_1_time: Text,
  high_1_at: At,
  high_1_height: Text,
  high_1_level: Level,
  low_2_time: Text,
  low_2_at: At,
  low_2_height: Text,
  low_2_level: Level,
  high_2_time: Text,
  high_2_at: At,
  high_2_height: Text,
  high_2_level: Level,
});
