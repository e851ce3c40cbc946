import * as v from 'valibot';
import { Condition, SCORE_PARTS } from './current-weather.ts';

const Texts = v.array(v.nullable(v.string()));
const Numbers = v.array(v.nullable(v.number()));
/**
 * The kind of a wave train. A wind sea is raised by the local wind. A swell with a period below 8 s is a windswell, and
 * from 11 s a groundswell.
 */
const TrainKind = v.picklist(['wind-sea', 'windswell', 'swell', 'groundswell']);
export type TrainKind = v.InferOutput<typeof TrainKind>;
/** A line or area of a graph as SVG path data, in a view box of this width and height. */
const Drawing = v.object({ width: v.number(), height: v.number(), paths: v.record(v.string(), v.string()) });
/** A gridline: its position in the drawing and its label. */
const Level = v.object({ value: v.number(), label: v.string() });

/**
 * The forecast by hour, from midnight of the first day in the beach's local time, in consecutive hours. Each array has
 * one entry per hour, null if unknown. Directions are where wind and swell come from, degrees true.
 */
export const Timeline = v.object({
  /** The instant of hour 0, ISO 8601 UTC; absent while waiting. */
  start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The index into `days` of each hour's day. */
  summaryDay: v.array(v.number()),
  /** The hours that the model run lacks. Their values are interpolated or taken from the previous forecast. */
  filled: v.array(v.number()),
  /**
   * The index of the first hour that an older model run supplies, see `sources`; absent if the newest run covers all
   * hours.
   */
  olderFrom: v.optional(v.number()),
  /** The hour of day in the beach's local time, 0 to 23, and as text: '6am'. */
  hour: v.array(v.number()),
  time: v.array(v.string()),
  /** The names of the days, 'Fri' and 'Nov 20', one per day. */
  day: v.array(v.string()),
  date: v.array(v.string()),
  /**
   * The surf as text, '3-4 ft' or 'flat', and its bounds in the reader's unit. '3-4 ft' is 3 and 4, 'flat' is 0 and 0,
   * '40+ ft' is 40 and null.
   */
  wvhtText: Texts,
  wvhtMin: Numbers,
  wvhtMax: Numbers,
  condText: v.array(Condition),
  /**
   * The sentences that explain the ratings and, if the best tide stages of the break are known, the effect of the tide.
   * `why` lists which sentences apply to each hour, by index.
   */
  reasons: v.array(v.string()),
  why: v.array(v.array(v.number())),
  /**
   * The score, 0 to 100. `scoreParts` has pairs for each hour: the index of a text in `scoreTexts` ('offshore 9 mph'),
   * and its points, which add up to the score. An hour without a score has a single text, the reason. `scoreKinds` is
   * the factor that each text is about.
   */
  score: Numbers,
  scoreTexts: v.array(v.string()),
  scoreKinds: v.array(v.picklist([...SCORE_PARTS, 'no-wave-forecast', 'no-wind-forecast'])),
  scoreParts: v.array(v.array(v.number())),
  /** The face heights of the usual wave and of the sets (H1/10), in the reader's unit. */
  surfMin: Numbers,
  surfMax: Numbers,
  /**
   * The range in which the sets lie eight times in ten: the 10th and the 90th percentile. It follows from the errors of
   * the wave model and of the beach, and the spread of the last model runs.
   */
  surfLikelyMin: Numbers,
  surfLikelyMax: Numbers,
  /** The range in which the sets lie half of the time: the 25th and the 75th percentile. The 50th is `surfMax`. */
  surfHalfMin: Numbers,
  surfHalfMax: Numbers,
  windDir: Numbers,
  /** The wind as text, 'W 8 mph', and its number 8. */
  wind: Texts,
  windSpeed: Numbers,
  /** The wind's relation to the shore, and the gusts in the reader's unit. */
  windRel: v.array(v.nullable(v.picklist(['offshore', 'cross-offshore', 'cross-shore', 'cross-onshore', 'onshore']))),
  gust: Numbers,
  /**
   * The two leading wave trains as text, 'ESE 3.6 ft 12 s', with train number, direction, and period in seconds. The
   * number, 1 to 6, selects the train's height in `swell`.
   */
  swell1: Texts,
  swell2: Texts,
  swell1Train: Numbers,
  swell2Train: Numbers,
  swell1Dir: Numbers,
  swell2Dir: Numbers,
  swell1PeriodS: Numbers,
  swell2PeriodS: Numbers,
  /** The kind of each of the two trains; either may be a wind sea. */
  swell1Kind: v.array(v.nullable(TrainKind)),
  swell2Kind: v.array(v.nullable(TrainKind)),
  /**
   * The wave trains that pass the beach or move away from it, the highest first. They never include the two leading
   * trains. An entry has its text, 'NW 5.2 ft 6 s', train number, direction, period and kind. The number selects the
   * train's height in `swell`.
   */
  passing: v.array(
    v.array(v.object({ text: v.string(), train: v.number(), dir: v.number(), periodS: v.number(), kind: TrainKind })),
  ),
  /** The heights of up to six wave trains, in the reader's unit. A train keeps its number from hour to hour. */
  swell: v.object({
    swell1: Numbers,
    swell2: Numbers,
    swell3: Numbers,
    swell4: Numbers,
    swell5: Numbers,
    swell6: Numbers,
  }),
  /** The power of the offshore waves, kW per metre of crest. */
  energy: Numbers,
  /** The air temperature as a number. */
  airTemp: Numbers,
  /** The rain of the hour, in `rainUnits`: inches for readers who use Fahrenheit, else mm. */
  rain: Numbers,
  rainUnits: v.picklist(['in', 'mm']),
  swellLevels: v.array(Level),
  surfLevels: v.array(Level),
  surfLegend: v.array(v.object({ cond: v.picklist(['clean', 'fair', 'choppy']), label: v.string() })),
  /** The gridlines of the offshore wave height. */
  wvhtLevels: v.array(Level),
  /** The upper face height of the hour relative to the body, for example 'waist high'. */
  wvhtBodySize: Texts,
  has_tides: v.boolean(),
  tideLevel: Numbers,
  tideUnits: v.picklist(['ft', 'm']),
  /** The trend of the tide, 'rising' or 'falling'. */
  tideLevelDesc: Texts,
  /**
   * The tide curve as the path `tide`; null if the beach has no tide station. This graph and the next two are included
   * only with `drawings=true`.
   */
  tideSvg: v.optional(v.nullable(Drawing)),
  /** The graph of the surf, with the paths `clean`, `fair`, `choppy`, `unrated`. */
  surfSvg: v.optional(Drawing),
  surfSvgUnits: v.picklist(['ft', 'm']),
  /** The graph of the wave trains, with the paths `swell1` to `swell6`. */
  swellSvg: v.optional(Drawing),
  /** The background of the graphs, with the paths `days` (midnights) and `nights` (from last light to first light). */
  baseGraph: Drawing,
  /**
   * The compass as SVG paths in a 100 x 100 view box: the shoreline through the centre, and the shaded side of the sea.
   */
  compassMap: v.object({ shore: v.string(), sea: v.string() }),
});
export type TimelineReply = v.InferOutput<typeof Timeline>;
