import { bandwidthsHz, binsHz, type Spectrum } from './spectrum.ts';

/**
 * The height, period and direction of the swell or the wind sea: the spectrum below or above the separation frequency.
 */
export interface Side {
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number | undefined;
}

/** The wave summary of a spectrum, as NDBC publishes it. */
export interface WaveSummary {
  readonly heightM: number;
  readonly dominantPeriodS: number;
  readonly averagePeriodS: number;
  readonly meanFromDeg: number | undefined;
  readonly separationHz: number | undefined;
  readonly swell: Side | undefined;
  readonly windWave: Side | undefined;
  readonly steepness: string;
}

/**
 * Summarises a spectrum split at `separationHz`; without a separation all of it is swell. Returns undefined without
 * energy. Height is 4 sqrt(m0), average period sqrt(m0 / m2), as NDBC computes them (NDBC technical document 96-01).
 */
export function summarise(spectrum: Spectrum, separationHz: number | undefined): WaveSummary | undefined {
  const all = sideOf(spectrum, 0, Number.POSITIVE_INFINITY);
  if (!all) return undefined;
  const split = separationHz ?? Number.POSITIVE_INFINITY;
  const moment = (power: number) =>
    spectrum.densityM2Hz.reduce((sum, density, k) => sum + density * bandwidthsHz[k]! * binsHz[k]! ** power, 0);
  return {
    heightM: all.heightM,
    dominantPeriodS: all.periodS,
    averagePeriodS: Math.sqrt(moment(0) / moment(2)),
    meanFromDeg: all.fromDeg,
    separationHz,
    swell: sideOf(spectrum, 0, split),
    windWave: sideOf(spectrum, split, Number.POSITIVE_INFINITY),
    steepness: steepnessWord(all.heightM, all.periodS),
  };
}

function sideOf(spectrum: Spectrum, fromHz: number, toHz: number): Side | undefined {
  let variance = 0;
  let peak = -1;
  spectrum.densityM2Hz.forEach((density, k) => {
    const hz = binsHz[k]!;
    if (hz < fromHz || hz >= toHz || density === 0) return;
    variance += density * bandwidthsHz[k]!;
    if (peak < 0 || density > spectrum.densityM2Hz[peak]!) peak = k;
  });
  if (peak < 0) return undefined;
  return { heightM: 4 * Math.sqrt(variance), periodS: 1 / binsHz[peak]!, fromDeg: spectrum.fromDeg[peak] };
}

/** Returns NDBC's word for the steepness, height over deep-water wavelength. The bounds are our own. */
function steepnessWord(heightM: number, periodS: number): string {
  const steepness = heightM / (1.56 * periodS ** 2);
  if (heightM < 0.5) return 'N/A';
  if (steepness > 0.03) return 'VERY_STEEP';
  if (steepness > 0.018) return 'STEEP';
  return steepness > 0.008 ? 'AVERAGE' : 'SWELL';
}
