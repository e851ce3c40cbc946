import * as v from 'valibot';
import { call } from './call.ts';
import { Degrees, Instant, Latitude, Longitude } from './fields.ts';

/** A value at each of the reply's hours; null where the model has none. */
const Series = v.array(v.nullable(v.number()));

/** A beach near a point at sea. */
const NearBeach = v.object({ slug: v.string(), name: v.string(), distance_km: v.number() });

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
  nearest_beach: NearBeach,
});
export type OceanPointReply = v.InferOutput<typeof OceanPoint>;

export const getOceanPoint = call({
  name: 'get-ocean-point',
  method: 'GET',
  path: '/api/ocean/{lat}/{lon}',
  access: 'anyone',
  params: v.object({ lat: Degrees('latitude', 90), lon: Degrees('longitude', 180) }),
  reply: OceanPoint,
  cache: { browserS: 300, edgeS: 300, staleS: 600 },
});
