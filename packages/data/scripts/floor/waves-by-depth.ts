import { computeWaveSpeeds, GRAVITY_MPS2 } from '@groundswell/forecast';

/**
 * The wave speed and friction loss of one period, tabulated at equal steps of depth. In water deeper than the last
 * step, the values are constant.
 */
export interface WavesByDepth {
  readonly stepM: number;
  readonly phaseMps: Float64Array;
  /** The share of energy that bottom friction takes per metre of travel. */
  readonly lossPerM: Float64Array;
  /**
   * The depth beyond which the floor no longer changes the waves: the depth of the wave model's cell, or deep water.
   */
  readonly deepestM: number;
}

/** JONSWAP's bottom friction for swell, m²/s³ (Hasselmann et al. 1973); NOAA's wave model uses it too. */
export const SWELL_FRICTION = 0.038;

const STEP_M = 0.1;
/** In water deeper than 0.6 of the deep-water wavelength, the floor changes waves by less than 1 part in 1,000. */
const DEEP_WAVELENGTHS = 0.6;

/**
 * Tabulates the waves of one period. Water deeper than the cell counts as deep as the cell, because the wave model has
 * already refracted the waves there.
 */
export function tabulateWaves(periodS: number, cellDepthM: number, friction = SWELL_FRICTION): WavesByDepth {
  const deepWavelengthM = (GRAVITY_MPS2 * periodS ** 2) / (2 * Math.PI);
  const deepestM = Math.min(cellDepthM, DEEP_WAVELENGTHS * deepWavelengthM);
  const steps = Math.max(2, Math.ceil(deepestM / STEP_M));
  const stepM = deepestM / steps;
  const speeds = Array.from({ length: steps + 1 }, (_, index) => computeWaveSpeeds(periodS, (index || 0.5) * stepM));
  const omega = (2 * Math.PI) / periodS;
  return {
    stepM,
    deepestM,
    phaseMps: Float64Array.from(speeds, ({ phaseMps }) => phaseMps),
    lossPerM: Float64Array.from(speeds, ({ phaseMps, groupMps }, index) => {
      const sinh = Math.sinh(Math.min(300, (omega / phaseMps) * (index || 0.5) * stepM));
      return (friction * (omega / GRAVITY_MPS2 / sinh) ** 2) / groupMps;
    }),
  };
}
