import * as v from 'valibot';
import { call } from './call.ts';
import { CalendarDay, Degrees, Instant, Latitude, Longitude } from './fields.ts';
import { message } from './refusals/reason.ts';

/** A value at each of the reply's hours; null where the model has none. */
const Series = v.array(v.nullable(v.number()));

/** A train of waves; the wind sea, or a swell. At an hour without it there are no values. */
const PointTrain = v.object({
  kind: v.picklist(['sea', 'swell']),
  height_m: Series,
  period_s: Series,
  from_deg: Series,
});

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
  /**
   * The same waves swell by swell, at the model's nearest point of half degrees: the wind sea, then the swells, the
   * highest first at each hour. Absent where the run tells none, and with `hours=all`.
   */
  trains: v.optional(v.array(PointTrain)),
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
  /** The days of this reader's plan, and those of a visitor's: hours after them are left out but for `all`. */
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

/** Plus 0: a negative zero would be written '-0'. */
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
  /** To a thousandth of a degree, as the reply tells them: the edge keeps one reply of a place, however it is asked for. */
  params: v.object({ lat: rounded(Degrees('latitude', 90), 1000), lon: rounded(Degrees('longitude', 180), 1000) }),
  /**
   * `facing`: the way a beach there looks, to a degree, for its surf. `hours`: `all` of the run, as the charts show them to
   * everyone, without trains and surf.
   */
  query: v.object({
    facing: v.optional(rounded(Degrees('facing', 360), 1)),
    hours: v.optional(v.picklist(['all'], message('not-among', { field: 'hours', choices: 'all' }))),
  }),
  reply: OceanPoint,
  cache: { browserS: 300, edgeS: 300, staleS: 600 },
});
