import * as v from 'valibot';
import { call } from './call.ts';
import { CalendarDay, Degrees, Instant, Latitude, Longitude } from './fields.ts';

/** A value at each of the reply's hours; null where the model has none. */
const Series = v.array(v.nullable(v.number()));

/** A beach near a point at sea. */
const NearBeach = v.object({ slug: v.string(), name: v.string(), distance_km: v.number() });

/** A day at a point, and when light comes and goes; without those instants where the sun does not cross that height. */
const PointDay = v.object({
  date: CalendarDay,
  start: Instant,
  end: Instant,
  first_light: v.optional(Instant),
  sunrise: v.optional(Instant),
  sunset: v.optional(Instant),
  last_light: v.optional(Instant),
  all_day: v.optional(v.picklist(['light', 'dark'])),
});

/** NOAA's global ocean at one point, in SI and UTC for every reader: to be put into units by who shows it. */
export const OceanPoint = v.object({
  lat: Latitude,
  lon: Longitude,
  /** `none`: no run is stored. On land and without a run the hours are empty. */
  state: v.picklist(['sea', 'land', 'none']),
  /** The run that speaks; absent where none is stored. */
  run: v.optional(
    v.object({
      /** Its first hour. */
      at: Instant,
      age_min: v.number(),
      waves: v.string(),
      wind: v.string(),
      /** The run whose files stand in for it. */
      stand_in: v.optional(Instant),
    }),
  ),
  /** Hours after the run's first: 3-hourly for two days, then 6-hourly for sixteen. */
  hours: v.array(v.number()),
  /** Significant height of all waves, m; peak period, s; where the peak's waves come from, degrees true. */
  height_m: Series,
  period_s: Series,
  from_deg: Series,
  /** At 10 m, m/s, and where it comes from. */
  wind_mps: Series,
  wind_from_deg: Series,
  /** Of the sea's surface when the run starts, °C. */
  sea_c: v.nullable(v.number()),
  /** Face of the sets on a straight open beach that looks where `facing` says, m; absent without `facing`. */
  surf_m: v.optional(Series),
  nearest_beach: NearBeach,
  /** The clock of the nearest beach, or far from all of them whole hours by the longitude. */
  timezone: v.string(),
  timezone_by: v.picklist(['beach', 'longitude']),
  /** The days of this reader's plan, and those of a visitor's: hours after them are left out. */
  fcst_days: v.number(),
  basicDays: v.number(),
  /** From today on, on that clock. */
  days: v.array(PointDay),
  /** Highs and lows of those days at the nearest tide station, m above its datum; absent far from every one. */
  tide: v.optional(
    v.object({
      station: v.string(),
      datum: v.string(),
      distance_km: v.number(),
      events: v.array(v.object({ at: Instant, height_m: v.number(), high: v.boolean() })),
    }),
  ),
  /** The nearest buoy that tells its waves now; absent far from every one. */
  buoy: v.optional(
    v.object({
      station_id: v.string(),
      name: v.string(),
      distance_km: v.number(),
      at: Instant,
      height_m: v.number(),
      period_s: v.optional(v.number()),
      from_deg: v.optional(v.number()),
    }),
  ),
});
export type OceanPointReply = v.InferOutput<typeof OceanPoint>;

export const getOceanPoint = call({
  name: 'get-ocean-point',
  method: 'GET',
  path: '/api/ocean/{lat}/{lon}',
  access: 'anyone',
  readsToken: true,
  params: v.object({ lat: Degrees('latitude', 90), lon: Degrees('longitude', 180) }),
  /** `facing`: the way a beach there looks, for its surf. */
  query: v.object({ facing: v.optional(Degrees('facing', 360)) }),
  reply: OceanPoint,
  cache: { browserS: 300, edgeS: 300, staleS: 600 },
});
