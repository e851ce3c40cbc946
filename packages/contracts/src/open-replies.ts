import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { Condition, SurfNumber } from './current-weather.ts';
import { CalendarDay, Instant, Latitude, Longitude } from './fields.ts';

const Amount = v.nullable(v.number());
const At = v.nullable(Instant);

/**
 * The attribution in each reply: the data's owner and licence. `link` is the page that users of the data have to link
 * to.
 */
export const About = v.object({
  attribution: v.string(),
  link: v.string(),
  licence: v.string(),
  documentation: v.string(),
});

export const OpenBeach = v.object({
  /** The beach's slug. */
  beach: v.string(),
  beach_id: v.number(),
  name: v.string(),
  region: v.string(),
  area: v.string(),
  local: v.string(),
  lat: Latitude,
  lon: Longitude,
  timezone: v.string(),
  /** The direction that the beach faces out to sea, degrees true. */
  faces_deg: v.number(),
});
export type OpenBeachReply = v.InferOutput<typeof OpenBeach>;

/** A swell or wind sea off the beach. `reaches` is false if its direction takes it past the beach or away from it. */
export const OpenSwell = v.object({
  kind: v.picklist(['sea', 'swell']),
  height_m: v.number(),
  period_s: v.number(),
  from_deg: v.number(),
  reaches: v.boolean(),
});

/** An hour of a forecast; unknown values are null. Directions are where wind and swell come from, degrees true. */
export const OpenHour = v.object({
  at: Instant,
  /** The time `at`, in the beach's local time: '2026-11-20T06:00'. */
  local: v.string(),
  is_light: v.boolean(),
  /**
   * The surf range as shown on the beach's page, from the usual wave to the sets. 0 and 0 mean flat; 40 and null mean
   * '40+ ft'.
   */
  surf_min_ft: SurfNumber,
  surf_max_ft: SurfNumber,
  surf_min_m: SurfNumber,
  surf_max_m: SurfNumber,
  /**
   * The face height of the sets (H1/10). `sets_likely_min_m` and `sets_likely_max_m` are the range in which it lies
   * eight times in ten.
   */
  sets_m: Amount,
  sets_likely_min_m: Amount,
  sets_likely_max_m: Amount,
  condition: Condition,
  /** 0 to 100. */
  score: Amount,
  /** The significant wave height off the beach, and the power of the waves. */
  waves_m: Amount,
  power_kw_per_m: Amount,
  /** The swell trains; the one that brings the most power to the beach comes first. */
  swells: v.array(OpenSwell),
  wind_mps: Amount,
  gust_mps: Amount,
  wind_from_deg: Amount,
  wind_relation: v.nullable(
    v.picklist(['offshore', 'cross-offshore', 'cross-shore', 'cross-onshore', 'onshore'] as const),
  ),
  /** The level above the tide station's datum. */
  tide_m: Amount,
  air_c: Amount,
  sea_c: Amount,
  cloud_pct: Amount,
  rain_mm: Amount,
  /** Whether the model run lacks this hour. Its values are then interpolated or from the previous forecast. */
  is_filled: v.boolean(),
});
export type OpenHourReply = v.InferOutput<typeof OpenHour>;

export const OpenDay = v.object({
  date: CalendarDay,
  starts_at: Instant,
  ends_at: Instant,
  first_light_at: At,
  sunrise_at: At,
  sunset_at: At,
  last_light_at: At,
  /** The day's best daylight hours that are not over; null if none is good enough. */
  best: v.nullable(
    v.object({
      from: Instant,
      until: Instant,
      /** The times `from` and `until`, in the beach's local time. */
      from_local: v.string(),
      until_local: v.string(),
      surf_min_ft: SurfNumber,
      surf_max_ft: SurfNumber,
      surf_min_m: SurfNumber,
      surf_max_m: SurfNumber,
      condition: Condition,
      score: v.number(),
    }),
  ),
});
export type OpenDayReply = v.InferOutput<typeof OpenDay>;

/** A model that the forecast is based on: its run, and the grid cell whose values are used. */
export const OpenSource = v.object({
  of: v.picklist(['waves', 'wind', 'short-range wind', 'bulletin']),
  model: v.string(),
  run_at: Instant,
  cell: v.nullable(v.object({ lat: Latitude, lon: Longitude, distance_km: v.number() })),
});

const Place = v.object({ station_id: v.string(), station: v.string(), measured_at: Instant, age_min: v.number() });
const Waves = { height_m: v.number(), period_s: Amount, from_deg: Amount };
const Wind = { wind_mps: v.number(), gust_mps: Amount, wind_from_deg: v.number() };

/** The measurements of instruments near the beach; null where none is fresh. */
export const OpenMeasured = v.object({
  waves: v.nullable(v.object({ ...Place.entries, ...Waves })),
  wind: v.nullable(v.object({ ...Place.entries, ...Wind })),
  air: v.nullable(v.object({ ...Place.entries, air_c: v.number() })),
  water: v.nullable(v.object({ ...Place.entries, water_c: v.number() })),
});
export type OpenMeasuredReply = v.InferOutput<typeof OpenMeasured>;

export const OpenTide = v.object({
  level_m: Amount,
  is_rising: v.nullable(v.boolean()),
  next_low: v.nullable(v.object({ at: Instant, level_m: v.number() })),
  next_high: v.nullable(v.object({ at: Instant, level_m: v.number() })),
});

export const OpenTideStation = v.object({ name: v.string(), datum: v.string(), distance_km: v.number() });

export const OpenTideEvent = v.object({
  at: Instant,
  local: v.string(),
  kind: v.picklist(['high', 'low']),
  level_m: v.number(),
});

export const OpenAdvisory = v.object({
  code: AdvisoryName.entries.code,
  level: AdvisoryName.entries.level,
  name: v.string(),
  from: Instant,
  until: Instant,
  headline: v.nullable(v.string()),
  instruction: v.nullable(v.string()),
  office: v.string(),
  url: v.string(),
});

/** The current values of a station; null if not measured or no longer fresh. */
export const OpenStation = v.object({
  station_id: v.string(),
  name: v.string(),
  kind: v.picklist(['buoy', 'land']),
  lat: Latitude,
  lon: Longitude,
  waves: v.nullable(v.object({ measured_at: Instant, ...Waves })),
  wind: v.nullable(v.object({ measured_at: Instant, ...Wind })),
  air: v.nullable(v.object({ measured_at: Instant, air_c: v.number() })),
  water: v.nullable(v.object({ measured_at: Instant, water_c: v.number() })),
});
export type OpenStationReply = v.InferOutput<typeof OpenStation>;

/** The values that a station measured at one time. */
export const OpenRow = v.object({
  at: Instant,
  waves_m: Amount,
  peak_period_s: Amount,
  average_period_s: Amount,
  waves_from_deg: Amount,
  swell_m: Amount,
  swell_period_s: Amount,
  swell_from_deg: Amount,
  sea_m: Amount,
  sea_period_s: Amount,
  sea_from_deg: Amount,
  wind_mps: Amount,
  gust_mps: Amount,
  wind_from_deg: Amount,
  air_c: Amount,
  water_c: Amount,
  dew_c: Amount,
});
export type OpenRowReply = v.InferOutput<typeof OpenRow>;

export const OpenChart = v.object({
  chart: v.string(),
  model: v.string(),
  run_at: Instant,
  /** The hours for which map tiles exist, counted from the start of the run. */
  hours: v.array(v.number()),
  /** The earlier runs, the newest first. Their tiles cover the times for which this run has no tiles yet. */
  earlier_runs: v.array(v.object({ run_at: Instant, hours: v.array(v.number()) })),
  /** The start of the older run whose files replace those that this run lacks; null if it is complete. */
  stand_in_run_at: At,
});
