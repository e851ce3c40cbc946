import { computeWaveSpeeds, GRAVITY_MPS2 } from '@groundswell/forecast';

/** Speeds of the waves of one period over the depths of a floor, by steps of depth; deeper than the last they stay. */
export interface WavesByDepth {
  readonly stepM: number;
  readonly phaseMps: Float64Array;
  /** What friction on the floor takes of the energy, share a metre of way. */
  readonly lossPerM: Float64Array;
  /** Depth below which nothing changes: the sea model's cell, or deep water. */
  readonly deepestM: number;
}

/** The JONSWAP project's friction for swell, m²/s³ (Hasselmann et al. 1973); NOAA's wave model takes it too. */
export const SWELL_FRICTION = 0.038;

const STEP_M = 0.1;
/** Over 0.6 of their deep-water length waves feel the floor by less than 1 part in 1,000. */
const DEEP_WAVELENGTHS = 0.6;

/** What is deeper than the cell counts as deep as the cell, for there the sea model has bent its waves already. */
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
