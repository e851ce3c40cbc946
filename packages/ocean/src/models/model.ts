import type { WaveGrid } from '@groundswell/forecast';
import type { WantedMessage } from '../idx.ts';
import type { ModelHost } from './hosts.ts';

/**
 * A model's part in forecasts.
 * - `decides`: a forecast is made of it, and a cycle waits for it.
 * - `contributes`: its values are stored beside a forecast as another opinion. Nothing waits for it.
 * - `short-range`: it replaces the wind of the first days where it has arrived. Nothing waits for it.
 * - `charts`: it is drawn on charts only.
 */
type ModelUse = 'decides' | 'contributes' | 'short-range' | 'charts';

type Unit = 'm' | 's' | 'deg' | 'm/s' | 'K' | '%' | 'kg m-2 s-1' | 'share';

/** A message that is read from a model's files, as the file states it. */
export interface ModelMessage extends WantedMessage {
  readonly unit: Unit;
  /** Whether a direction, or a component of a vector, counts from where something comes or toward where it goes. */
  readonly direction?: 'from' | 'toward';
}

/** The area and spacing of a model's grid. */
interface ModelGrid {
  readonly area: 'globe' | 'sea region' | '48 states';
  /** As `surveyStep` words it: `0.16°` or `3.0 km`. */
  readonly spacing: string;
  /** The axes of vectors such as winds; absent for a model without vectors. */
  readonly axes?: 'true north' | 'grid';
}

/** A model whose steps are GRIB2 files on a grid: all that the rest of the code knows of it. */
export interface GridModel {
  /** The model's id, such as `gfswave.atlocn.0p16`, which readers also see. */
  readonly id: string;
  readonly kind: 'waves' | 'air';
  readonly use: ModelUse;
  /** The statistic of an ensemble that the files hold; absent for a single run. */
  readonly ensemble?: 'mean' | 'spread';
  readonly host: ModelHost;
  readonly grid: ModelGrid;
  /** The regional wave grid, for a wave model only. */
  readonly waveGrid?: WaveGrid;
  /** The UTC hours at which the cycles that are read begin, ascending. */
  readonly cycleHours: readonly number[];
  /** The lead hours that are read, ascending. */
  readonly steps: readonly number[];
  /** The usual times after a cycle's start at which its first and its last step appear, hours. They document only. */
  readonly publishedAfterHours: { readonly first: number; readonly last: number };
  /** The path of a step below the host's URL. */
  readonly path: (cycle: string, step: number) => string;
  /** The index beside each file, and its format: `.idx` of wgrib2, at the file's path with `.idx`. */
  readonly index: 'idx';
  /** The key prefix of all files of a cycle. */
  readonly listingPrefix: (cycle: string) => string;
  readonly wanted: readonly ModelMessage[];
  /**
   * The largest file that is read whole and scanned when its index is missing. A whole GFS file (540 MB) exceeds it.
   */
  readonly wholeFileMaxBytes: number;
}
