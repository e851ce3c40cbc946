import * as v from 'valibot';
import { Instant } from './fields.ts';

/** `clean`, `fair`, `choppy`; null where the wind is not known. */
export const Condition = v.nullable(v.picklist(['clean', 'fair', 'choppy']));

const Text = v.optional(v.string());

/** The best hours of a day's light: their mean score, and what lifts them above the rest of the day. */
export const BestWindow = v.object({
  from: v.string(),
  to: v.string(),
  surf: v.string(),
  cond: Condition,
  score: v.number(),
  why: v.string(),
});

export type BestWindowReply = v.InferOutput<typeof BestWindow>;

/** Conditions now. Values are words in the reader's units ('8 mph'); what is not known is absent. */
export const CurrentWeather = v.object({
  /** When this was true: every age below counts back from here. On the clocks of the beach: 'Fri 20 Nov, 8:10am'. */
  as_of: Instant,
  asOfTxt: v.string(),
  atmp: Text,
  /** Where the wind comes from ('W'), its degrees, and against the shore ('offshore'). */
  wind_dir: Text,
  wind_dir_deg: v.optional(v.number()),
  wind_spd: Text,
  wind_gust: Text,
  wind_rel: Text,
  /** Name of the wind station, or FORECAST where the model stands in. */
  wind_station: Text,
  wind_age_min: v.optional(v.number()),
  /** Id of the buoy, or FORECAST. */
  buoy: Text,
  buoy_age_min: v.optional(v.number()),
  wvht: Text,
  wvper: Text,
  wvdir: Text,
  sst: Text,
  sst_station: Text,
  sst_age_min: v.optional(v.number()),
  wetsuit: Text,
  sky: Text,
  sky_icon: Text,
  has_tides: v.boolean(),
  /** Height now with its trend ('2.1 ft rising'), and the next low and high ('5.6 ft at 11:42am'). */
  tide_now: Text,
  tide_rising: v.optional(v.boolean()),
  low_tide: Text,
  high_tide: Text,
  /** '3-4 ft' or 'flat'. */
  nowSurf: Text,
  nowCond: Condition,
  nowCondDesc: Text,
  /** 0 to 100 by the measured wind where there is one, and its parts: 'offshore 9 mph +18'. They add up to it. */
  nowScore: v.optional(v.number()),
  scoreParts: v.optional(v.array(v.string())),
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
