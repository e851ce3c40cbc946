export const GRAVITY_MPS2 = 9.81;

/** The phase and group speeds of one period over one depth, m/s. */
export interface WaveSpeeds {
  readonly phaseMps: number;
  readonly groupMps: number;
}

/**
 * Solves the dispersion relation of linear waves, ω² = g k tanh kh (Dean & Dalrymple 1991 eq. 3.34), to 1e-12. Newton's
 * method starts from Eckart's (1952) approximation. Periods and depths are above 0; any depth over half a wavelength is
 * deep water.
 */
export function computeWaveSpeeds(periodS: number, depthM: number): WaveSpeeds {
  const omega = (2 * Math.PI) / periodS;
  const x = (omega * omega * depthM) / GRAVITY_MPS2;
  let kh = x / Math.sqrt(Math.tanh(x));
  for (let step = 0; step < 10; step++) {
    const tanh = Math.tanh(kh);
    const change = (kh * tanh - x) / (tanh + kh * (1 - tanh * tanh));
    kh -= change;
    // The error of Newton's method is of the order of the square of its last change.
    if (Math.abs(change) < 1e-7 * kh) break;
  }
  const phaseMps = (omega * depthM) / kh;
  return { phaseMps, groupMps: groupRatio(kh, Math.tanh(kh)) * phaseMps };
}

/** Returns the group speed in deep water, m/s: g T / 4 pi (Airy). */
export function deepGroupSpeedMps(periodS: number): number {
  return (GRAVITY_MPS2 * periodS) / (4 * Math.PI);
}

/** Returns the wavelength in deep water, m: g T² / 2 pi (Airy). */
export function deepWavelengthM(periodS: number): number {
  return (GRAVITY_MPS2 * periodS ** 2) / (2 * Math.PI);
}

/**
 * Returns the ratio of group to phase speed, n = ½ (1 + 2kh / sinh 2kh): ½ in deep water, 1 in shallow. The identity
 * sinh 2kh = 2 tanh kh / (1 - tanh² kh) saves another exponential.
 */
export function groupRatio(kh: number, tanhKh: number): number {
  return 0.5 * (1 + (kh * (1 - tanhKh * tanhKh)) / tanhKh);
}
