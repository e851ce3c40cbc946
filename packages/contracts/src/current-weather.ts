import * as v from 'valibot';
import { Instant } from './fields.ts';

/** `clean`, `fair`, `choppy`; null where the wind is not known. */
export const Condition = v.nullable(v.picklist(['clean', 'fair', 'choppy']));

/** What a score is made of. */
export const SCORE_PARTS = ['size', 'period', 'wind-sea', 'crossing', 'wind', 'gusts', 'tide'] as const;

const Text = v.optional(v.string());
const Amount = v.optional(v.number());

/** Beside a text of the surf: '3-4 ft' is 3 and 4, 'flat' 0 and 0, '20+ ft' 20 and null; both null where there is no text. */
export const SurfNumber = v.nullable(v.number());

/** The best hours of a day's light: their mean score, and what lifts them above the rest of the day. */
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

/** Conditions now. Values are words in the reader's units ('8 mph'), numbers beside them too; what is not known is absent. */
export const CurrentWeather = v.object({
  /** When this was true: every age below counts back from here. On the clocks of the beach: 'Fri 20 Nov, 8:10am'. */
  as_of: Instant,
  asOfTxt: v.string(),
  atmp: Text,
  atmp_value: Amount,
  /** Where the wind comes from ('W'), its degrees, and against the shore ('offshore'). */
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
  /** Height now with its trend ('2.1 ft rising'), and the next low and high ('5.6 ft at 11:42am'). */
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
  /** 0 to 100 by the measured wind where there is one, and what it is made of, 'offshore 9 mph': the points add up to it. */
  nowScore: Amount,
  scoreFacts: v.optional(v.array(v.object({ part: v.picklist(SCORE_PARTS), text: v.string(), points: v.number() }))),
  /** One sentence: size against the body, the main swell, the wind. */
  summary: Text,
  /** Best daylight hours left today, when there are any worth naming. */
  best: v.optional(BestWindow),
  /** Why the rating is what it is, most telling first. */
  reasons: v.array(v.string()),
  /** Sentences of the catalogue: which instruments the model stands in for. */
  notes: v.array(v.string()),
  expires: Instant,
});
export type CurrentWeatherReply = v.InferOutput<typeof CurrentWeather>;
