import * as v from 'valibot';
import { call } from './call.ts';
import { Instant } from './fields.ts';
import { message } from './refusals/reason.ts';

/** A list with one entry per day of the forecast. Entry 0 is the first 24 hours after the run's start. */
const LeadDays = <S extends v.GenericSchema>(entry: S) => v.pipe(v.array(entry), v.length(16));
const Errors = LeadDays(v.nullable(v.number()));

/** The errors by lead day, forecast minus observation; null where fewer than `least` pairs were compared. */
const ErrorsByLead = v.object({
  /** The number of compared pairs of a forecast hour and an observed hour. */
  n: LeadDays(v.number()),
  /** The mean error. Above 0 the forecast was too high, or its direction was clockwise of the observed one. */
  bias: Errors,
  /** The mean absolute error. */
  mae: Errors,
  /** The root mean square error. */
  rms: Errors,
});
/**
 * The errors of the height as weather services compare it: with observations averaged over three hours (WMO Lead Centre
 * for Wave Forecast Verification).
 */
const AveragedErrors = v.object({
  /** The number of compared pairs. */
  n: LeadDays(v.number()),
  /** The mean error, metres. */
  bias: Errors,
  /** The root mean square error, metres. */
  rms: Errors,
  /** The scatter index: the standard deviation of the error over the mean observed height. */
  scatter: Errors,
});
const ErrorsOfAll = v.object({
  /** The errors of the significant wave height, metres. */
  height_m: ErrorsByLead,
  /** The percentage of hours whose height was forecast within a foot and a half, 0.46 m. */
  within_pct: Errors,
  averaged_m: AveragedErrors,
  /** The errors of the peak period, seconds. */
  period_s: ErrorsByLead,
  /** The errors of the direction at the spectrum's peak, degrees. */
  direction_deg: ErrorsByLead,
});

/**
 * How the stated ranges of heights held, by lead day. A range claims that eight observations in ten lie within it, one
 * below and one above.
 */
const Reliability = v.object({
  /** The number of compared pairs. Forecasts under 0.3 m are not counted. */
  n: LeadDays(v.number()),
  /** The shares of observations within, below and above the range, [0, 1]; null below `least` pairs. */
  within: Errors,
  below: Errors,
  above: Errors,
  /** The continuous ranked probability score of the stated heights, metres: lower is better. */
  crps_m: Errors,
  /** The same score of the bare forecast, which is its mean absolute error, metres. */
  bare_crps_m: Errors,
});

/** The public log in which every forecast is sealed before its hours begin (docs/forecast-log.md). */
const ForecastLog = v.object({
  /** The newest head; null before the first run was sealed, and while the log does not verify. */
  head: v.nullable(
    v.object({
      /** The number of sealed runs, which are the leaves of the log's Merkle tree (RFC 9162, SHA-256). */
      size: v.number(),
      /** The root of that tree, 64 hex digits. */
      root: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      /** The last sealed run, `2026112006`, and the time of its seal. */
      run: v.pipe(v.string(), v.regex(/^\d{10}$/)),
      sealed_at: Instant,
      /** The number of forecasts in all sealed runs: one for each beach and run. */
      forecasts: v.number(),
    }),
  ),
  /** The reason why the log does not verify; null while it does. */
  fault: v.nullable(v.picklist(['malformed', 'order', 'root', 'unreadable'])),
  /** The path of the log's file on this site. */
  file: v.string(),
});

/** The errors over all lead days together; null where fewer than `least` pairs were compared. */
const ErrorsTogether = v.nullable(v.object({ n: v.number(), bias: v.number(), mae: v.number(), rms: v.number() }));

const Coast = v.picklist(['east-coast', 'gulf-coast', 'west-coast', 'hawaii', 'puerto-rico']);

export const Accuracy = v.object({
  /** The time of the last comparison; null before the first one. */
  as_of: v.nullable(Instant),
  /** The length of the compared period in days; it ends with the last whole day before `as_of`. */
  days: v.number(),
  /** The compared ocean. Figures of the sample ocean are made up: they show that the comparison works, not skill. */
  ocean: v.picklist(['noaa', 'sample']),
  /** The number of pairs below which a figure is withheld, as null, because it would be chance. */
  least: v.number(),
  /** Absent in replies of an earlier version. */
  log: v.optional(ForecastLog),
  /** The errors of all buoys together, whichever buoy was requested. */
  overall: v.object({
    ...ErrorsOfAll.entries,
    /** Absent until ranges were compared. */
    reliability: v.optional(Reliability),
  }),
  /** The errors of the buoys of each coast. */
  coasts: v.array(v.object({ coast: Coast, ...ErrorsOfAll.entries })),
  buoys: v.array(
    v.object({
      buoy: v.string(),
      name: v.string(),
      coast: Coast,
      /** The distance between the buoy and the model's cell, km. */
      cell_km: v.number(),
      /** The wave model that was compared with the buoy, before any correction. */
      model: v.string(),
      ...ErrorsOfAll.entries,
      /** How the ranges stated for the buoy held; absent until ranges were compared. */
      reliability: v.optional(Reliability),
      /**
       * The errors of the significant wave height, grouped by the forecast's peak period: below 9 s, 9 to 13 s, above
       * 13 s.
       */
      bands_m: v.object({ short: ErrorsTogether, middle: ErrorsTogether, long: ErrorsTogether }),
      /**
       * The factors by which forecast heights near the buoy are corrected, each with its first UTC day. Empty if
       * nothing is corrected.
       */
      corrections: v.array(
        v.object({
          band: v.picklist(['short', 'middle', 'long']),
          /** The direction that the waves come from; null for directions without a factor of their own. */
          from_deg: v.nullable(v.number()),
          factor: v.number(),
          since: v.pipe(v.string(), v.isoDate()),
        }),
      ),
    }),
  ),
  /** The wave buoys without figures: `view` if no cell of the model has their view of the sea, else `silent`. */
  left_out: v.array(v.object({ buoy: v.string(), name: v.string(), reason: v.picklist(['view', 'silent']) })),
});
export type AccuracyReply = v.InferOutput<typeof Accuracy>;

/** Returns the errors of past forecasts against buoys. */
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
