import type { AppliedCorrection } from './verify/correction.ts';

/** One swell train offshore: significant height, peak period, true direction it comes from. `sea` is raised by the local wind. */
export interface Train {
  readonly kind: 'sea' | 'swell';
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number;
}

/**
 * The waves off one beach at one instant. No trains with a height near 0 means flat, an absent sample means unknown.
 */
export interface WaveSample {
  /** UTC, milliseconds since 1970. */
  readonly validAt: number;
  /** Total significant height, metres. */
  readonly heightM: number;
  readonly trains: readonly Train[];
}

/** The air over one beach at one instant; each quantity may be missing on its own. */
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
  /** Temperature of the sea's surface in the model. */
  readonly seaC?: number;
}

/** Where a series of samples came from, as shown to readers. */
export interface SampleSource {
  /** `gfswave.atlocn.0p16`, `gfswave bulletin 44097`, `gfs.0p25`. */
  readonly model: string;
  /** Start of the model cycle, UTC ms. */
  readonly runAt: number;
  /** Grid cell the samples were read at; absent for a bulletin point. */
  readonly cell?: { readonly lat: number; readonly lon: number; readonly distanceKm: number };
  /** Set when another cycle replaces this one, shifted in time by this many hours. */
  readonly standInHours?: number;
  /** The factors applied to heights, by band; absent where nothing was corrected. */
  readonly corrected?: readonly AppliedCorrection[];
}

/** All model samples for one beach. Samples ascend in time; a gap stays a gap. */
export interface OceanAtBeach {
  readonly waves?: { readonly source: SampleSource; readonly samples: readonly WaveSample[] };
  readonly air?: { readonly source: SampleSource; readonly samples: readonly AirSample[] };
  /** Partitions at a bulletin point near the beach, when the waves themselves come from a grid. */
  readonly bulletin?: { readonly source: SampleSource; readonly samples: readonly WaveSample[] };
  /** Wind and gusts of the first days from a finer model; absent off its grid. */
  readonly shortRange?: { readonly source: SampleSource; readonly samples: readonly AirSample[] };
}
