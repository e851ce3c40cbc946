import type { Beach } from './beach.ts';
import type { BreakTraits } from './break-traits.ts';
import type { Column } from './column.ts';
import type { SampleSource } from './ocean-at-beach.ts';
import type { EarlierRuns } from './runs/earlier-runs.ts';
import type { TideStage } from './score/tide-stage.ts';
import type { SunPhases } from './sun/sun-phases.ts';
import type { JudgedStory } from './swell-story/story.ts';
import type { StoredTide } from './tides/stored-tide.ts';
import type { LocalDay } from './time/local-days.ts';

/** One line of the swell chart: a swell, or several successive ones. */
export interface TrainColumns {
  readonly heightCm: Column;
  readonly periodDs: Column;
  readonly fromDeg: Column;
  /** 1 while the train is wind sea, 0 while it is swell. */
  readonly isSea: Column;
  /** The part of its power that comes ashore on this beach. */
  readonly ashorePct: Column;
}

export interface ForecastDay extends LocalDay, SunPhases {}

/** Hours of the columns from one to another, both included. */
export type HourRange = readonly [first: number, last: number];

/** The older run that supplies the hours after the newer one's end. */
export interface OlderRun {
  /** UTC ms. */
  readonly fromAt: number;
  /** When it began, UTC ms; the oldest of several. */
  readonly runAt: number;
}

export interface ForecastSources {
  readonly waves?: SampleSource;
  readonly air?: SampleSource;
  /** The finer model of the wind in the hours up to `untilAt`, UTC ms; absent where it had no part. */
  readonly shortRange?: SampleSource & { readonly untilAt: number };
  /** The bulletin that small swells were added from; absent where none was. */
  readonly bulletin?: SampleSource;
  /** Absent where the runs of waves and air cover the whole forecast. */
  readonly older?: OlderRun;
}

/** A beach's forecast as it is stored: plain JSON, columns of whole numbers. Read it with `expandHours`. */
export interface BeachForecast {
  readonly v: 2;
  readonly beach: Beach;
  /** When it was composed, UTC ms. */
  readonly updatedAt: number;
  /** Hour 0, local midnight of the first day, UTC ms. */
  readonly startAt: number;
  /** Hours in every column: the days' lengths together. */
  readonly hours: number;
  readonly days: readonly ForecastDay[];
  readonly sources: ForecastSources;
  /**
   * Hours within a run that it lacks the steps of: interpolated from the steps around them, or taken
   * from the previous forecast. The hours between the 3-hourly steps after 120 h are not among them.
   */
  readonly filled?: { readonly waves?: readonly HourRange[]; readonly air?: readonly HourRange[] };
  readonly waves?: {
    /** Significant height of all offshore waves. */
    readonly heightCm: Column;
    /** Face of the sets on the beach, H1/10 (`surf/statistics.ts`), and the wind sea’s part of the surf’s energy. */
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
  /** Stages of the tide that the break works best at; absent where unknown. */
  readonly tideStages?: readonly TideStage[];
  /** What the waves break on and the faces that it holds; absent where unknown. */
  readonly breakTraits?: BreakTraits;
  /** Where the leading groundswell was born; absent where there is none, or its birth cannot be told. */
  readonly story?: JudgedStory;
  /** Values of the previous runs; absent where there are none. */
  readonly runs?: EarlierRuns;
}
