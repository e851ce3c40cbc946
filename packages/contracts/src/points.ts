import * as v from 'valibot';
import { call } from './call.ts';
import { CalendarDay, Degrees, Instant, Latitude, Longitude } from './fields.ts';
import { message } from './refusals/reason.ts';

/** A value at each of the reply's hours; null where the model has none. */
const Series = v.array(v.nullable(v.number()));

/** A wave train: the wind sea or a swell. Its values are null at hours at which it is absent. */
const PointTrain = v.object({
  kind: v.picklist(['sea', 'swell']),
  height_m: Series,
  period_s: Series,
  from_deg: Series,
});

/** A beach near a point at sea. */
const NearBeach = v.object({ slug: v.string(), name: v.string(), distance_km: v.number() });

/**
 * A day at a point of the ocean, with its times of light. A time is absent if the sun does not pass the corresponding
 * height on that day.
 */
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

/**
 * NOAA's global forecast at one point of the ocean. Every reader gets the same reply in SI units and UTC; the client
 * converts it.
 */
export const OceanPoint = v.object({
  lat: Latitude,
  lon: Longitude,
  /** `none` means that no model run is stored. Then, and for a point on land, the list of hours is empty. */
  state: v.picklist(['sea', 'land', 'none']),
  /** The model run; absent if none is stored. */
  run: v.optional(
    v.object({
      /** The start of the run, its first hour. */
      at: Instant,
      age_min: v.number(),
      waves: v.string(),
      wind: v.string(),
      /** The start of the older run whose files replace those that this run lacks. */
      stand_in: v.optional(Instant),
    }),
  ),
  /** The hours since the start of the run: every 3 hours for two days, then every 6 hours up to day 16. */
  hours: v.array(v.number()),
  /**
   * The significant wave height, m; the peak period, s; the direction that the waves at the peak come from, degrees
   * true.
   */
  height_m: Series,
  period_s: Series,
  from_deg: Series,
  /**
   * The same sea split into wave trains, at the nearest point of the model's half-degree grid. The wind sea comes
   * first, then the swells, sorted at each hour by height. Absent if the run has none, and with `hours=all`.
   */
  trains: v.optional(v.array(PointTrain)),
  /** The wind at 10 m, m/s, and the direction that it comes from. */
  wind_mps: Series,
  wind_from_deg: Series,
  /** The sea surface temperature at the start of the run, °C. */
  sea_c: v.nullable(v.number()),
  /**
   * The face height of the sets, m, on a straight open beach that would face the direction `facing`. Absent without
   * `facing`.
   */
  surf_m: v.optional(Series),
  nearest_beach: NearBeach,
  /** The time zone of the nearest beach. Far from all beaches it is a whole-hour offset by longitude. */
  timezone: v.string(),
  timezone_by: v.picklist(['beach', 'longitude']),
  /**
   * The number of forecast days in this reader's plan, and in a visitor's. Later hours are left out, except with
   * `hours=all`.
   */
  fcst_days: v.number(),
  basicDays: v.number(),
  /** The days from today on, in `timezone`. */
  days: v.array(PointDay),
  /**
   * The high and low tides on these days at the nearest tide station, in m above the station's datum. Absent if no
   * station is near.
   */
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
   * Coordinates are rounded to a thousandth of a degree, as in the reply, so the edge caches one reply for nearby
   * requests.
   */
  params: v.object({ lat: rounded(Degrees('latitude', 90), 1000), lon: rounded(Degrees('longitude', 180), 1000) }),
  /**
   * `facing` is the direction that an imagined beach faces, in whole degrees; the reply then includes the surf there.
   * `hours=all` returns the whole run, which the charts show to everyone, but without wave trains and surf.
   */
  query: v.object({
    facing: v.optional(rounded(Degrees('facing', 360), 1)),
    hours: v.optional(v.picklist(['all'], message('not-among', { field: 'hours', choices: 'all' }))),
  }),
  reply: OceanPoint,
  cache: { browserS: 300, edgeS: 300, staleS: 600 },
});
