import type { StationTrain } from './station-weather.ts';

/** NDBC's wave frequency bins in Hz, as reported by the 3 m discus buoys. */
export const binsHz: readonly number[] = [
  0.033, 0.038, 0.043, 0.048, 0.053, 0.058, 0.063, 0.068, 0.073, 0.078, 0.083, 0.088, 0.093, 0.1, 0.11, 0.12, 0.13,
  0.14, 0.15, 0.16, 0.17, 0.18, 0.19, 0.2, 0.21, 0.22, 0.23, 0.24, 0.25, 0.26, 0.27, 0.28, 0.29, 0.3, 0.31, 0.32, 0.33,
  0.34, 0.35, 0.365, 0.385, 0.405, 0.425, 0.445, 0.465, 0.485,
];

/** The centred bandwidths of the bins in Hz; those of the outermost bins are symmetric. */
export const bandwidthsHz: readonly number[] = binsHz.map((hz, k) => {
  const below = binsHz[k - 1] ?? 2 * hz - (binsHz[k + 1] ?? hz);
  const above = binsHz[k + 1] ?? 2 * hz - (binsHz[k - 1] ?? hz);
  return (above - below) / 2;
});

/**
 * A measured spectrum: density in m²/Hz to three places, and mean direction 'from' in degrees, undefined in bins
 * without energy.
 */
export interface Spectrum {
  readonly densityM2Hz: readonly number[];
  readonly fromDeg: readonly (number | undefined)[];
}

/**
 * Returns the summed spectrum of several wave trains. Before rounding, each train contributes exactly its own variance.
 */
export function spectrumOf(trains: readonly StationTrain[]): Spectrum {
  const density = binsHz.map(() => 0);
  const east = binsHz.map(() => 0);
  const north = binsHz.map(() => 0);
  for (const train of trains) {
    const shape = binsHz.map((hz) => shapeAt(hz, train));
    const sum = shape.reduce((total, value, k) => total + value * bandwidthsHz[k]!, 0);
    if (sum <= 0) continue;
    const scale = (train.heightM / 4) ** 2 / sum;
    const from = (train.fromDeg * Math.PI) / 180;
    shape.forEach((value, k) => {
      density[k]! += value * scale;
      east[k]! += value * scale * Math.sin(from);
      north[k]! += value * scale * Math.cos(from);
    });
  }
  const densityM2Hz = density.map((value) => Math.round(value * 1000) / 1000);
  return {
    densityM2Hz,
    fromDeg: densityM2Hz.map((value, k) =>
      value > 0
        ? (Math.round((((Math.atan2(east[k]!, north[k]!) * 180) / Math.PI + 360) % 360) / 4) * 4) % 360
        : undefined,
    ),
  };
}

/**
 * Returns the spectral shape of a train. A wind sea is JONSWAP (Hasselmann et al. 1973) with a peak enhancement of 2; a
 * swell is a narrow bell with a faint tail.
 */
function shapeAt(hz: number, { periodS, windSea }: StationTrain): number {
  const peakHz = Math.min(1 / periodS, 0.47);
  if (!windSea) {
    const off = (hz - peakHz) / (0.11 * peakHz);
    return Math.exp(-0.5 * off * off) + (hz > peakHz ? 0.04 * (peakHz / hz) ** 5 : 0);
  }
  const width = hz <= peakHz ? 0.07 : 0.09;
  const bump = Math.exp(-0.5 * ((hz - peakHz) / (width * peakHz)) ** 2);
  return (peakHz / hz) ** 5 * Math.exp(-1.25 * (peakHz / hz) ** 4) * 2 ** bump;
}
