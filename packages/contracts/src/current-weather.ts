import * as v from 'valibot';
import { Instant } from './fields.ts';

/** `clean`, `fair`, `choppy`; null where the wind is not known. */
export const Condition = v.nullable(v.picklist(['clean', 'fair', 'choppy']));

/** The parts of a score. */
export const SCORE_PARTS = ['size', 'held', 'period', 'wind-sea', 'crossing', 'wind', 'gusts', 'tide'] as const;

/** Who high surf is for ('For experts'), and its danger in a sentence. */
export const Danger = v.object({
  level: v.picklist(['experienced', 'expert', 'extreme']),
  name: v.string(),
  text: v.string(),
});
export type DangerReply = v.InferOutput<typeof Danger>;

/** The parts of a score, 'offshore 9 mph', whose points add up to it. */
const ScoreFacts = v.array(v.object({ part: v.picklist(SCORE_PARTS), text: v.string(), points: v.number() }));
export type ScoreFactsReply = v.InferOutput<typeof ScoreFacts>;

const Text = v.optional(v.string());
const Amount = v.optional(v.number());

/**
 * Numbers beside a text of the surf: '3-4 ft' is 3 and 4, 'flat' 0 and 0, '40+ ft' 40 and null; both null where there
 * is no text.
 */
export const SurfNumber = v.nullable(v.number());

/** The best daylight hours: their mean score, and what makes them better than the rest of the day. */
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

/** Why no hours are best: no daylight is left, or none of what is left, or of the day, is worth naming. */
export const NO_BEST = ['dark', 'none-left', 'none'] as const;
export type NoBest = (typeof NO_BEST)[number];

/**
 * Where a measurement leads into the forecast: from `at` on, when it was made, until `until`, when the model alone is
 * told. Of wind what was measured and what the model had then; of waves by how much the surf is changed in the hour of
 * now.
 */
const Join = v.object({
  of: v.picklist(['wind', 'waves']),
  station_id: v.string(),
  station: v.string(),
  at: Instant,
  until: Instant,
  /** Hours from now to `until`, begun ones as whole ones. */
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
 * Current conditions. Values are texts in the reader's units ('8 mph') with numbers beside them; unknown values are
 * absent.
 */
export const CurrentWeather = v.object({
  /**
   * The instant of the conditions, from which every age below counts back. In the beach's local time: 'Fri 20 Nov,
   * 8:10am'.
   */
  as_of: Instant,
  asOfTxt: v.string(),
  atmp: Text,
  atmp_value: Amount,
  /** Name of the land station within 20 km that measures it, or FORECAST. */
  atmp_station: Text,
  atmp_age_min: Amount,
  /** Direction the wind comes from ('W'), its degrees, and its relation to the shore ('offshore'). */
  wind_dir: Text,
  wind_dir_deg: Amount,
  wind_spd: Text,
  wind_spd_value: Amount,
  wind_gust: Text,
  wind_gust_value: Amount,
  wind_rel: Text,
  /** Name of the wind station, or FORECAST where the model stands in. */
  wind_station: Text,
  wind_age_min: Amount,
  /** Id of the buoy, or FORECAST. */
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
  /** Current height with its trend ('2.1 ft rising'), and the next low and high ('5.6 ft at 11:42am'). */
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
  /** '3-4 ft' or 'flat'. */
  nowSurf: Text,
  nowSurfMin: SurfNumber,
  nowSurfMax: SurfNumber,
  surfUnits: v.picklist(['ft', 'm']),
  nowCond: Condition,
  nowCondDesc: Text,
  /** 0 to 100 by the measured wind where available, and its parts. */
  nowScore: Amount,
  scoreFacts: v.optional(ScoreFacts),
  /** Of the surf now; absent where there is none. */
  danger: v.optional(Danger),
  /** One sentence: height relative to the body, the main swell, the wind. */
  summary: Text,
  /** Best daylight hours left today with the parts of their score, or why there are none. */
  best: v.optional(BestNow),
  noBest: v.optional(v.picklist(NO_BEST)),
  /** Reasons of the rating, most important first. */
  reasons: v.array(v.string()),
  /** Sentences of the catalogue: the instruments that the model replaces, and those that correct it. */
  notes: v.array(v.string()),
  /**
   * Those of the notes that question the surf: no buoy measures it, one measures another sea, or a measured wind changes
   * its condition now.
   */
  warnings: v.optional(v.array(v.string())),
  /** The notes that name instruments whose readings the forecast replaces. */
  missing: v.optional(v.array(v.string())),
  /** The measurements that the hours from now on begin with; absent where none is near. */
  joins: v.optional(v.array(Join)),
  expires: Instant,
});
export type CurrentWeatherReply = v.InferOutput<typeof CurrentWeather>;
