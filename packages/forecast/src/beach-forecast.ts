import type { Beach } from './beach.ts';
import type { BreakTraits } from './break-traits.ts';
import type { Column } from './column.ts';
import type { OptionalSource, SampleSource } from './ocean-at-beach.ts';
import type { EarlierRuns } from './runs/earlier-runs.ts';
import type { StatedErrors } from './runs/face-error.ts';
import type { TideStage } from './score/tide-stage.ts';
import type { SunPhases } from './sun/sun-phases.ts';
import type { JudgedStory } from './swell-story/story.ts';
import type { StoredTide } from './tides/stored-tide.ts';
import type { LocalDay } from './time/local-days.ts';

/**
 * The hourly columns of one line in the swell chart. A line shows one swell train, or several trains one after another.
 */
export interface TrainColumns {
  readonly heightCm: Column;
  readonly periodDs: Column;
  readonly fromDeg: Column;
  /** 1 while the train is wind sea, 0 while it is swell. */
  readonly isSea: Column;
  /** The share of the train's power that comes ashore on this beach. */
  readonly ashorePct: Column;
}

export interface ForecastDay extends LocalDay, SunPhases {}

/** A range of column indexes, both ends included. */
export type HourRange = readonly [first: number, last: number];

/** The older model run that supplies the last hours of the forecast, after the newest run ends. */
export interface OlderRun {
  /** UTC ms. */
  readonly fromAt: number;
  /** When the older run began, UTC ms. If several older runs supply hours, the earliest start counts. */
  readonly runAt: number;
}

export interface ForecastSources {
  readonly waves?: SampleSource;
  readonly air?: SampleSource;
  /** The finer wind model used for hours up to `untilAt`, UTC ms; absent where it was not used. */
  readonly shortRange?: SampleSource & { readonly untilAt: number };
  /** The bulletin that small swells were added from; absent where none were added. */
  readonly bulletin?: SampleSource;
  /**
   * The older run that supplies the last hours of the forecast; absent where the newest runs of waves and air cover all
   * hours.
   */
  readonly older?: OlderRun;
  /** The optional models that cover the beach, present or missing; absent where none is configured or covers it. */
  readonly optional?: readonly OptionalSource[];
}

/** A beach's forecast as stored: plain JSON with columns of whole numbers. `expandHours` reads it. */
export interface BeachForecast {
  readonly v: 2;
  readonly beach: Beach;
  /** When the forecast was composed, UTC ms. */
  readonly updatedAt: number;
  /** Hour 0, local midnight of the first day, UTC ms. */
  readonly startAt: number;
  /** The number of hours in every column, which is the total length of the days. */
  readonly hours: number;
  readonly days: readonly ForecastDay[];
  readonly sources: ForecastSources;
  /**
   * The hours within a run whose steps are missing. They are interpolated from the adjacent steps, or carried over from
   * the previous forecast. The hours between the 3-hourly steps after 120 h do not count as missing.
   */
  readonly filled?: { readonly waves?: readonly HourRange[]; readonly air?: readonly HourRange[] };
  readonly waves?: {
    /** The significant height of all offshore waves, cm. */
    readonly heightCm: Column;
    /**
     * The face of the sets on the beach, H1/10 (`surf/statistics.ts`), followed by the wind sea’s share of the surf’s
     * energy (`seaPct`).
     */
    readonly faceCm: Column;
    readonly seaPct: Column;
    readonly trains: readonly TrainColumns[];
  };
  readonly air?: {
    readonly windCmps: Column;
    readonly windFromDeg: Column;
    readonly gustCmps: Column;
    readonly airDeciC: Column;
    readonly cloudPct: Column;
    readonly rainDmmPerH: Column;
    readonly seaDeciC: Column;
  };
  readonly tide?: StoredTide;
  /** The tide stages at which the break works best; absent where unknown. */
  readonly tideStages?: readonly TideStage[];
  /** The kind of break, and the range of face heights at which it breaks without closing out; absent where unknown. */
  readonly breakTraits?: BreakTraits;
  /**
   * The story of where the leading groundswell was generated; absent where no groundswell leads or its origin cannot be
   * determined.
   */
  readonly story?: JudgedStory;
  /**
   * The face heights that earlier model runs forecast for the same days, to show how much the runs agree. Absent
   * without earlier runs.
   */
  readonly runs?: EarlierRuns;
  /** The errors that the likely ranges follow from; absent in forecasts of an earlier version. */
  readonly errors?: StatedErrors;
}
