import type { AppliedCorrection } from './verify/correction.ts';

/**
 * A swell train offshore: significant height, peak period, and the true direction from which it comes. The kind 'sea'
 * is wind sea, which the local wind raises.
 */
export interface Train {
  readonly kind: 'sea' | 'swell';
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number;
}

/**
 * The waves off one beach at one instant. A sample without trains and with a height near 0 means flat; an absent sample
 * means unknown.
 */
export interface WaveSample {
  /** The time at which the sample is valid, UTC ms. */
  readonly validAt: number;
  /** Total significant height, metres. */
  readonly heightM: number;
  readonly trains: readonly Train[];
}

/** The air over one beach at one instant. Any quantity may be missing. */
export interface AirSample {
  readonly validAt: number;
  readonly windSpeedMps?: number;
  /** True direction the wind comes from, [0, 360). */
  readonly windFromDeg?: number;
  readonly gustMps?: number;
  readonly airC?: number;
  /** Total cloud cover, 0 to 100. */
  readonly cloudPct?: number;
  readonly rainMmPerH?: number;
  /** The model's temperature of the sea surface, °C. */
  readonly seaC?: number;
}

/** The source of a series of samples, as shown to readers. */
export interface SampleSource {
  /** The model's name, for example `gfswave.atlocn.0p16`, `gfswave bulletin 44097` or `gfs.0p25`. */
  readonly model: string;
  /** Start of the model cycle, UTC ms. */
  readonly runAt: number;
  /** Grid cell the samples were read at; absent for a bulletin point. */
  readonly cell?: { readonly lat: number; readonly lon: number; readonly distanceKm: number };
  /**
   * The number of hours by which the samples are shifted, when another model cycle stands in for this one; otherwise
   * absent.
   */
  readonly standInHours?: number;
  /** The bias corrections applied to heights, by band; absent where no heights were corrected. */
  readonly corrected?: readonly AppliedCorrection[];
}

/** A model that a forecast does not wait for, and what of it was there when the forecast was built. */
export interface OptionalSource {
  readonly model: string;
  /** The start of its newest stored run, UTC ms; absent while no recent run is stored: the model was missing. */
  readonly runAt?: number;
  /** How many of that run's steps were not stored; absent if all were. */
  readonly missingSteps?: number;
}

/** All model samples for one beach. Samples ascend in time; gaps are not filled. */
export interface OceanAtBeach {
  readonly waves?: { readonly source: SampleSource; readonly samples: readonly WaveSample[] };
  readonly air?: { readonly source: SampleSource; readonly samples: readonly AirSample[] };
  /** The partitions at a bulletin point near the beach, when the waves themselves come from a grid. */
  readonly bulletin?: { readonly source: SampleSource; readonly samples: readonly WaveSample[] };
  /** Wind and gusts of the first days from a finer model; absent outside its grid. */
  readonly shortRange?: { readonly source: SampleSource; readonly samples: readonly AirSample[] };
  /** The optional models that cover the beach, present or missing. */
  readonly optional?: readonly OptionalSource[];
}
