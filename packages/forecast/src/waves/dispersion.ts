export const GRAVITY_MPS2 = 9.81;

/** How fast crests and energy of one period run over one depth, m/s. */
export interface WaveSpeeds {
  readonly phaseMps: number;
  readonly groupMps: number;
}

/**
 * Linear waves: ω² = g k tanh kh (Dean & Dalrymple 1991 eq. 3.34), solved by Newton's steps from Eckart's (1952)
 * approximation to 1e-12. Periods and depths above 0; any depth over half a wavelength is deep water.
 */
export function computeWaveSpeeds(periodS: number, depthM: number): WaveSpeeds {
  const omega = (2 * Math.PI) / periodS;
  const x = (omega * omega * depthM) / GRAVITY_MPS2;
  let kh = x / Math.sqrt(Math.tanh(x));
  for (let step = 0; step < 10; step++) {
    const tanh = Math.tanh(kh);
    const change = (kh * tanh - x) / (tanh + kh * (1 - tanh * tanh));
    kh -= change;
    // Newton's error is of the order of the square of its last change.
    if (Math.abs(change) < 1e-7 * kh) break;
  }
  const phaseMps = (omega * depthM) / kh;
  return { phaseMps, groupMps: groupRatio(kh, Math.tanh(kh)) * phaseMps };
}

/** Speed of the energy in deep water, m/s: g T / 4 pi (Airy). */
export function deepGroupSpeedMps(periodS: number): number {
  return (GRAVITY_MPS2 * periodS) / (4 * Math.PI);
}

/**
 * Speed of the energy over that of the crests, n = ½ (1 + 2kh / sinh 2kh): ½ in deep water, 1 in shallow. With
 * sinh 2kh = 2 tanh kh / (1 - tanh² kh) it needs no other power of e than its callers have.
 */
export function groupRatio(kh: number, tanhKh: number): number {
  return 0.5 * (1 + (kh * (1 - tanhKh * tanhKh)) / tanhKh);
}
