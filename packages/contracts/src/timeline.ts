import * as v from 'valibot';
import { Condition, SCORE_PARTS } from './current-weather.ts';

const Texts = v.array(v.nullable(v.string()));
const Numbers = v.array(v.nullable(v.number()));
/** A wind sea is raised by the wind of the place; swell is windswell below 8 s and groundswell from 11 s. */
const TrainKind = v.picklist(['wind-sea', 'windswell', 'swell', 'groundswell']);
export type TrainKind = v.InferOutput<typeof TrainKind>;
/** A line or area as SVG path data in a view box `width` wide and `height` high. */
const Drawing = v.object({ width: v.number(), height: v.number(), paths: v.record(v.string(), v.string()) });
/** A gridline: its position in the drawing and its label. */
const Level = v.object({ value: v.number(), label: v.string() });

/**
 * The hours from local midnight of the first day on, consecutive in UTC; every array has one entry per hour, null where
 * unknown. Directions are degrees true that wind and swell come from.
 */
export const Timeline = v.object({
  /** Hour 0, ISO 8601 UTC; absent while waiting. */
  start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Index of the hour's day in `days`. */
  summaryDay: v.array(v.number()),
  /** Hours that the run lacks: interpolated from those around, or taken from the previous forecast. */
  filled: v.array(v.number()),
  /** The hour from which on an older run is used, see `sources`; absent where the newest covers all. */
  olderFrom: v.optional(v.number()),
  /** The hour of day, 0 to 23, in the beach's local time, and as text: '6am'. */
  hour: v.array(v.number()),
  time: v.array(v.string()),
  /** 'Fri' and '20 Nov', one per day. */
  day: v.array(v.string()),
  date: v.array(v.string()),
  /** '3-4 ft', 'flat', and its numbers in the reader's unit: 3 and 4, 0 and 0; of '40+ ft' 40 and null. */
  wvhtText: Texts,
  wvhtMin: Numbers,
  wvhtMax: Numbers,
  condText: v.array(Condition),
  /**
   * Sentences that explain the rating, and the tide's effect where the break's best stages are known: a list of indices
   * per hour into `why`.
   */
  reasons: v.array(v.string()),
  why: v.array(v.array(v.number())),
  /**
   * 0 to 100. An hour's parts are pairs of an index into `scoreTexts` ('offshore 9 mph') and its points, which add up
   * to the score; without a score the one text states the reason. `scoreKinds` is the subject of each text.
   */
  score: Numbers,
  scoreTexts: v.array(v.string()),
  scoreKinds: v.array(v.picklist([...SCORE_PARTS, 'no-wave-forecast', 'no-wind-forecast'])),
  scoreParts: v.array(v.array(v.number())),
  /** Faces of the usual wave and of the sets (H1/10), in the reader's unit. */
  surfMin: Numbers,
  surfMax: Numbers,
  /** Where the sets lie two times in three, by the hour's lead and the last runs' spread. */
  surfLikelyMin: Numbers,
  surfLikelyMax: Numbers,
  windDir: Numbers,
  /** 'W 8 mph', and the 8. */
  wind: Texts,
  windSpeed: Numbers,
  /** The wind's relation to the shore, and its gusts in the reader's unit. */
  windRel: v.array(v.nullable(v.picklist(['offshore', 'cross-offshore', 'cross-shore', 'cross-onshore', 'onshore']))),
  gust: Numbers,
  /** 'ESE 3.6 ft 12 s': its train, 1 to 6, whose height is in `swell`, its direction, and its period in seconds. */
  swell1: Texts,
  swell2: Texts,
  swell1Train: Numbers,
  swell2Train: Numbers,
  swell1Dir: Numbers,
  swell2Dir: Numbers,
  swell1PeriodS: Numbers,
  swell2PeriodS: Numbers,
  /** Not every train is a swell. */
  swell1Kind: v.array(v.nullable(TrainKind)),
  swell2Kind: v.array(v.nullable(TrainKind)),
  /**
   * Trains that run past or away from the beach, highest first: never among the two above. 'NW 5.2 ft 6 s', its number,
   * its direction, its period and its kind; its height is in `swell`.
   */
  passing: v.array(
    v.array(v.object({ text: v.string(), train: v.number(), dir: v.number(), periodS: v.number(), kind: TrainKind })),
  ),
  /** Heights of up to six trains followed over time, in the reader's unit. */
  swell: v.object({
    swell1: Numbers,
    swell2: Numbers,
    swell3: Numbers,
    swell4: Numbers,
    swell5: Numbers,
    swell6: Numbers,
  }),
  /** Power of the offshore waves, kW per metre of crest. */
  energy: Numbers,
  /** The number of an hour's `temp`. */
  airTemp: Numbers,
  /** Rain of the hour, in `rainUnits`: the reader's Fahrenheit goes with inches. */
  rain: Numbers,
  rainUnits: v.picklist(['in', 'mm']),
  swellLevels: v.array(Level),
  surfLevels: v.array(Level),
  surfLegend: v.array(v.object({ cond: v.picklist(['clean', 'fair', 'choppy']), label: v.string() })),
  /** Gridlines of the offshore wave height. */
  wvhtLevels: v.array(Level),
  /** 'waist high', by the upper face height of the hour. */
  wvhtBodySize: Texts,
  has_tides: v.boolean(),
  tideLevel: Numbers,
  tideUnits: v.picklist(['ft', 'm']),
  /** 'rising' or 'falling'. */
  tideLevelDesc: Texts,
  /** The curve as path `tide`, null without a station. This drawing and the two below come for `drawings=true`. */
  tideSvg: v.optional(v.nullable(Drawing)),
  /** Paths `clean`, `fair`, `choppy`, `unrated`. */
  surfSvg: v.optional(Drawing),
  surfSvgUnits: v.picklist(['ft', 'm']),
  /** Paths `swell1` to `swell6`. */
  swellSvg: v.optional(Drawing),
  /** Paths `days` (midnights) and `nights` (from last light to first light). */
  baseGraph: Drawing,
  /** The compass: the shore as a line through the middle of a 100 x 100 box, the sea side shaded. */
  compassMap: v.object({ shore: v.string(), sea: v.string() }),
});
export type TimelineReply = v.InferOutput<typeof Timeline>;
