import * as v from 'valibot';
import { call } from './call.ts';
import { Instant } from './fields.ts';
import { message } from './refusals/reason.ts';

/** Days that a forecast covers: entry 0 of each list is the first 24 hours after the run's start. */
const LeadDays = <S extends v.GenericSchema>(entry: S) => v.pipe(v.array(entry), v.length(16));
const Errors = LeadDays(v.nullable(v.number()));

/** Errors by lead day, forecast less observed; null where nothing was compared. */
const ErrorsByLead = v.object({
  /** Number of pairs of a forecast and an observed hour. */
  n: LeadDays(v.number()),
  /** Mean error: above 0 the forecast was too high, or turned clockwise. */
  bias: Errors,
  /** Mean absolute error. */
  mae: Errors,
  /** Root of the mean square error. */
  rms: Errors,
});
const ErrorsOfAll = v.object({
  /** Significant height of all waves, metres. */
  height_m: ErrorsByLead,
  /** Peak period, seconds. */
  period_s: ErrorsByLead,
  /** Direction of the peak, degrees. */
  direction_deg: ErrorsByLead,
});

/** Of all lead days together; null where nothing was compared. */
const ErrorsTogether = v.nullable(v.object({ n: v.number(), bias: v.number(), mae: v.number(), rms: v.number() }));

export const Accuracy = v.object({
  /** When forecasts were last compared; null before the first time. */
  as_of: v.nullable(Instant),
  /** Number of days up to then that the errors cover. */
  days: v.number(),
  /** All buoys together, whichever was requested. */
  overall: ErrorsOfAll,
  buoys: v.array(
    v.object({
      buoy: v.string(),
      name: v.string(),
      /** The model compared with the buoy, before any correction. */
      model: v.string(),
      ...ErrorsOfAll.entries,
      /** The same heights by the forecast's peak period: below 9 s, 9 to 13 s, above 13 s. */
      bands_m: v.object({ short: ErrorsTogether, middle: ErrorsTogether, long: ErrorsTogether }),
      /** The factor of heights near the buoy, and the UTC day since when it applies; empty: nothing is corrected. */
      corrections: v.array(
        v.object({
          band: v.picklist(['short', 'middle', 'long']),
          factor: v.number(),
          since: v.pipe(v.string(), v.isoDate()),
        }),
      ),
    }),
  ),
});
export type AccuracyReply = v.InferOutput<typeof Accuracy>;

/** Returns how far past forecasts were from what buoys measured. */
export const getAccuracy = call({
  name: 'get-accuracy',
  method: 'GET',
  path: '/api/accuracy',
  access: 'anyone',
  fails: [404],
  query: v.object({
    buoy: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{5}$/, message('not-a-buoy')))),
  }),
  reply: Accuracy,
  cache: { browserS: 300, edgeS: 600 },
});
