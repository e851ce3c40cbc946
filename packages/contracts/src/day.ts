import * as v from 'valibot';
import { BestWindow, Condition, Danger, SurfNumber } from './current-weather.ts';
import { CalendarDay, Instant } from './fields.ts';

const Text = v.nullable(v.string());
const At = v.nullable(Instant);
const Level = v.nullable(v.number());
/** A tide event, such as '6:12am', '|', '4.1 ft'. */
const TideEvent = v.nullable(v.object({ time: v.string(), separator: v.string(), height: v.string() }));

/** A low or high tide. `level` is the number in the text `height`, in the reader's unit. */
const Tide = v.object({
  kind: v.picklist(['low', 'high']),
  time: v.string(),
  at: Instant,
  height: v.string(),
  level: v.number(),
});

const Hour = v.object({
  /** The index into the timeline, which has the numbers behind these texts. */
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

/** A day in the beach's local time: its summary row and its details. `am` is 6 to 11 o'clock, `pm` 12 to 18. */
export const Day = v.object({
  /** The day's names and date: 'Fri', 'Nov 20', '2026-11-20', 'Friday, November 20'. */
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
  /** The best hours; null if it is dark or no hour is good enough. For today, hours that are over do not count. */
  best: v.nullable(BestWindow),
  /** The warning for the highest surf of the morning and afternoon. */
  danger: v.nullable(Danger),
  /** The highest power of the offshore waves, kW per metre of crest. */
  energyMax: v.nullable(v.number()),
  /**
   * The confidence in the day's surf. It follows from the wave model's error at this lead time on this coast, the
   * beach's own error, the spread of the last model runs and, for today, a buoy's measurement. `says` is for example
   * 'As certain as usual: 2-5 ft by daylight, 8 times in 10'. `errorPct` is the standard error of the face height, a
   * percentage. The range spans the daylight hours' surf, widened so that eight faces in ten lie within it. `runs`, for
   * example 'The last 4 runs say 2-5 ft', is given if at least three runs cover the day. Null if the surf is unknown or
   * `unsure` is set.
   */
  confidence: v.nullable(
    v.object({
      level: v.picklist(['high', 'medium', 'low']),
      errorPct: v.number(),
      says: v.string(),
      runs: v.optional(v.string()),
    }),
  ),
  /** The reason why there is no confidence: an advisory warns of higher surf than the forecast shows. */
  unsure: v.optional(v.string()),
  /**
   * The odds of the day's sets (H1/10), at the daylight hour with the highest forecast; `index` is that hour's place in
   * the timeline. `quantiles` are the heights that the sets stay below 1, 2.5, 5, 7.5 and 9 times in 10, in the
   * reader's unit. `tenths` are the odds of at least each height of `odds_heights`, in tenths: 0 is under 1 in 10, 10
   * over 9 in 10. `clean` are the odds of that height together with clean water, null if the wind is unknown; clean
   * water counts by its share of the daylight hours. Null if the surf is unknown or `unsure` is set.
   */
  odds: v.nullable(
    v.object({
      index: v.number(),
      quantiles: v.array(v.number()),
      tenths: v.array(v.number()),
      clean: v.nullable(v.array(v.number())),
    }),
  ),
  /**
   * The difference from what earlier model runs said, for example 'Yesterday’s run said 2-3 ft'. `direction` is the
   * direction in which the forecast has changed since. Null if nothing changed.
   */
  changed: v.nullable(v.object({ direction: v.picklist(['up', 'down']), text: v.string() })),
  has_tides: v.boolean(),
  /** The low and high tides of the day, in order. */
  tides: v.array(Tide),
  /**
   * The first low and high tide of the morning and of the afternoon. A second one in the same half of the day is only
   * in `tides`.
   */
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

/**
 * A row of the tide calendar: the first two low and the first two high tides of a day. Levels are in the reader's unit.
 * Missing tides are null.
 */
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
