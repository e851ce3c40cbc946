import * as v from 'valibot';
import { call } from './call.ts';
import { CalendarDay, Degrees, Instant, Latitude, Longitude } from './fields.ts';
import { message } from './refusals/reason.ts';

/** A value at each of the reply's hours; null where the model has none. */
const Series = v.array(v.nullable(v.number()));

/** A train of waves: the wind sea, or a swell. Its values are null at hours without it. */
const PointTrain = v.object({
  kind: v.picklist(['sea', 'swell']),
  height_m: Series,
  period_s: Series,
  from_deg: Series,
});

/** A beach near a point at sea. */
const NearBeach = v.object({ slug: v.string(), name: v.string(), distance_km: v.number() });

/** A day at a point, with its light. An instant is absent if the sun does not cross that height. */
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

/** NOAA's global forecast at one point of the ocean, in SI and UTC for every reader. The client converts the units. */
export const OceanPoint = v.object({
  lat: Latitude,
  lon: Longitude,
  /** `none` means that no run is stored. On land and without a run the hours are empty. */
  state: v.picklist(['sea', 'land', 'none']),
  /** The model run; absent if none is stored. */
  run: v.optional(
    v.object({
      /** The run's first hour. */
      at: Instant,
      age_min: v.number(),
      waves: v.string(),
      wind: v.string(),
      /** The run whose files stand in for this run's missing ones. */
      stand_in: v.optional(Instant),
    }),
  ),
  /** Hours after the run's first: 3-hourly for two days, then 6-hourly for sixteen. */
  hours: v.array(v.number()),
  /**
   * The significant wave height, m; the peak period, s; the direction that the waves at the peak come from, degrees
   * true.
   */
  height_m: Series,
  period_s: Series,
  from_deg: Series,
  /**
   * The same waves as spectral partitions, at the nearest point of the model's half-degree grid. The wind sea comes
   * first, then the swells, the highest first at each hour. Absent if the run has none, and with `hours=all`.
   */
  trains: v.optional(v.array(PointTrain)),
  /** The wind at 10 m, m/s, and the direction that it comes from. */
  wind_mps: Series,
  wind_from_deg: Series,
  /** The sea surface temperature at the start of the run, °C. */
  sea_c: v.nullable(v.number()),
  /** The face height of the sets on a straight open beach that faces `facing`, m; absent without `facing`. */
  surf_m: v.optional(Series),
  nearest_beach: NearBeach,
  /** The time zone of the nearest beach. Far from all beaches it is a whole-hour offset by longitude. */
  timezone: v.string(),
  timezone_by: v.picklist(['beach', 'longitude']),
  /**
   * The forecast days of this reader's plan, and those of a visitor. Hours after them are left out, except with
   * `hours=all`.
   */
  fcst_days: v.number(),
  basicDays: v.number(),
  /** The days in that time zone, from today on. */
  days: v.array(PointDay),
  /** The high and low tides of those days at the nearest tide station, m above its datum; absent if none is near. */
  tide: v.optional(
    v.object({
      station: v.string(),
      datum: v.string(),
      distance_km: v.number(),
      events: v.array(v.object({ at: Instant, height_m: v.number(), high: v.boolean() })),
    }),
  ),
  /** The nearest buoy with a current wave measurement; absent if none is near. */
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

/** Adding 0 turns a negative zero, which would print as '-0', into 0. */
function rounded(degrees: ReturnType<typeof Degrees>, parts: number) {
  return v.pipe(
    degrees,
    v.transform((value) => Math.round(value * parts) / parts + 0),
  );
}

/** Returns the forecast of waves and wind at a point of the ocean. */
export const getOceanPoint = call({
  name: 'get-ocean-point',
  method: 'GET',
  path: '/api/ocean/{lat}/{lon}',
  access: 'anyone',
  readsToken: true,
  /**
   * Coordinates are rounded to a thousandth of a degree, as in the reply, so that the edge caches one reply per place.
   */
  params: v.object({ lat: rounded(Degrees('latitude', 90), 1000), lon: rounded(Degrees('longitude', 180), 1000) }),
  /**
   * `facing` is the direction that a beach there would face, whole degrees; the reply then has its surf. `hours=all`
   * returns the whole run, as the charts show it to everyone, without trains and surf.
   */
  query: v.object({
    facing: v.optional(rounded(Degrees('facing', 360), 1)),
    hours: v.optional(v.picklist(['all'], message('not-among', { field: 'hours', choices: 'all' }))),
  }),
  reply: OceanPoint,
  cache: { browserS: 300, edgeS: 300, staleS: 600 },
});
