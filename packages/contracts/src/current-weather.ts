import * as v from 'valibot';
import { Instant } from './fields.ts';

/** The surface condition: `clean`, `fair`, `choppy`; null where the wind is unknown. */
export const Condition = v.nullable(v.picklist(['clean', 'fair', 'choppy']));

/** The factors that a score adds up. */
export const SCORE_PARTS = ['size', 'held', 'period', 'wind-sea', 'crossing', 'wind', 'gusts', 'tide'] as const;

/** A warning of high surf: the surfers that it suits ('For experts'), and its danger in a sentence. */
export const Danger = v.object({
  level: v.picklist(['experienced', 'expert', 'extreme']),
  name: v.string(),
  text: v.string(),
});
export type DangerReply = v.InferOutput<typeof Danger>;

/** The parts of a score with a text such as 'offshore 9 mph'. The points of all parts add up to the score. */
const ScoreFacts = v.array(v.object({ part: v.picklist(SCORE_PARTS), text: v.string(), points: v.number() }));
export type ScoreFactsReply = v.InferOutput<typeof ScoreFacts>;

const Text = v.optional(v.string());
const Amount = v.optional(v.number());

/**
 * The lower or upper bound of a surf range. '3-4 ft' has the bounds 3 and 4, 'flat' 0 and 0, '40+ ft' 40 and null. Both
 * are null without a range.
 */
export const SurfNumber = v.nullable(v.number());

/** The best daylight hours, with their mean score. `why` says what makes them better than the rest of the day. */
export const BestWindow = v.object({
  from: v.string(),
  to: v.string(),
  surf: v.string(),
  surfMin: SurfNumber,
  surfMax: SurfNumber,
  cond: Condition,
  score: v.number(),
  why: v.string(),
});

export type BestWindowReply = v.InferOutput<typeof BestWindow>;

const BestNow = v.object({ ...BestWindow.entries, facts: ScoreFacts });
export type BestNowReply = v.InferOutput<typeof BestNow>;

/**
 * The reason why no best hours are named. `dark`: no daylight is left. `none-left`: no remaining hour is good enough.
 * `none`: no hour of the whole day is good enough.
 */
export const NO_BEST = ['dark', 'none-left', 'none'] as const;
export type NoBest = (typeof NO_BEST)[number];

/**
 * A measurement, taken at `at`, that is blended into the forecast. Its weight falls to zero by `until`, after which the
 * forecast is the model's alone. For wind, the measured value and the model's value at `at` are given. For waves, the
 * resulting change of the current hour's surf is given.
 */
const Join = v.object({
  of: v.picklist(['wind', 'waves']),
  station_id: v.string(),
  station: v.string(),
  at: Instant,
  until: Instant,
  /** The hours from now to `until`, rounded up. */
  hours: v.number(),
  measured: Text,
  measured_value: Amount,
  measured_deg: Amount,
  model: Text,
  model_value: Amount,
  model_deg: Amount,
  surf_change_pct: Amount,
});

export type JoinReply = v.InferOutput<typeof Join>;

/**
 * The current conditions. Values are texts in the reader's units ('8 mph') with numbers beside them; unknown values are
 * absent.
 */
export const CurrentWeather = v.object({
  /**
   * The instant that the conditions and all ages refer to. `asOfTxt` is in the beach's local time: 'Fri Nov 20,
   * 8:10am'.
   */
  as_of: Instant,
  asOfTxt: v.string(),
  atmp: Text,
  atmp_value: Amount,
  /**
   * The name of the land station, within 20 km, that measured the air temperature, or FORECAST if the model supplies
   * it.
   */
  atmp_station: Text,
  atmp_age_min: Amount,
  /** The direction the wind comes from ('W'), its degrees, and its relation to the shore ('offshore'). */
  wind_dir: Text,
  wind_dir_deg: Amount,
  wind_spd: Text,
  wind_spd_value: Amount,
  wind_gust: Text,
  wind_gust_value: Amount,
  wind_rel: Text,
  /** The name of the wind station, or FORECAST if the model supplies the wind. */
  wind_station: Text,
  wind_age_min: Amount,
  /** The id of the buoy that measured the waves, or FORECAST if the model supplies them. */
  buoy: Text,
  buoy_age_min: Amount,
  wvht: Text,
  wvht_value: Amount,
  wvper: Text,
  wvper_s: Amount,
  wvdir: Text,
  wvdir_deg: Amount,
  sst: Text,
  sst_value: Amount,
  sst_station: Text,
  sst_age_min: Amount,
  wetsuit: Text,
  sky: Text,
  sky_icon: Text,
  has_tides: v.boolean(),
  /** The current level with its trend ('2.1 ft rising'), and the next low and high ('5.6 ft at 11:42am'). */
  tide_now: Text,
  tide_now_value: Amount,
  tide_rising: v.optional(v.boolean()),
  low_tide: Text,
  low_tide_value: Amount,
  low_tide_at: v.optional(Instant),
  high_tide: Text,
  high_tide_value: Amount,
  high_tide_at: v.optional(Instant),
  tideUnits: v.picklist(['ft', 'm']),
  /** The surf, '3-4 ft' or 'flat'. */
  nowSurf: Text,
  nowSurfMin: SurfNumber,
  nowSurfMax: SurfNumber,
  surfUnits: v.picklist(['ft', 'm']),
  nowCond: Condition,
  nowCondDesc: Text,
  /** The score, 0 to 100, from the measured wind if there is one. `scoreFacts` are its parts. */
  nowScore: Amount,
  scoreFacts: v.optional(ScoreFacts),
  /** The warning for the current surf; absent if the surf needs no warning. */
  danger: v.optional(Danger),
  /** A sentence with the height relative to the body, the main swell and the wind. */
  summary: Text,
  /** The best daylight hours left today with the parts of their score. Without any, `noBest` has the reason. */
  best: v.optional(BestNow),
  noBest: v.optional(v.picklist(NO_BEST)),
  /** The reasons of the rating, the most important first. */
  reasons: v.array(v.string()),
  /**
   * Sentences about the instruments near the beach: which are silent and replaced by the model, and which correct the
   * forecast.
   */
  notes: v.array(v.string()),
  /**
   * The notes that cast doubt on the surf. They report that no buoy measures it, that the buoy lies in another sea, or
   * that a measured wind changes the current condition.
   */
  warnings: v.optional(v.array(v.string())),
  /** The notes that name instruments without current readings, for which the forecast is used instead. */
  missing: v.optional(v.array(v.string())),
  /** The measurements that are blended into the coming hours; absent if there is no instrument near the beach. */
  joins: v.optional(v.array(Join)),
  expires: Instant,
});
export type CurrentWeatherReply = v.InferOutput<typeof CurrentWeather>;
