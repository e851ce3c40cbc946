export const GRAVITY_MPS2 = 9.81;

/**
 * Wave number times depth, k h, for `x` = ω² h / g > 0: solves k h tanh(k h) = x (Airy, e.g. Dean & Dalrymple 1991
 * eq. 3.34) by Newton's steps from Eckart's (1952) guess until the step is below 1e-12; exact to rounding.
 */
export function solveDispersion(x: number): number {
  let kh = x / Math.sqrt(Math.tanh(x));
  for (let step = 0; step < 12; step++) {
    const tanh = Math.tanh(kh);
    const change = (kh * tanh - x) / (tanh + kh * (1 - tanh * tanh));
    kh -= change;
    if (Math.abs(change) < 1e-12 * kh) break;
  }
  return kh;
}

/** Wave length in metres of a wave of `periodS` over water `depthM` deep; both above 0. */
export function computeWavelengthM(periodS: number, depthM: number): number {
  const omega = (2 * Math.PI) / periodS;
  return (2 * Math.PI * depthM) / solveDispersion((omega * omega * depthM) / GRAVITY_MPS2);
}

/** Speed of the energy over that of the crests, n = ½ (1 + 2kh / sinh 2kh): ½ in deep water, 1 in shallow. */
export function groupRatio(kh: number): number {
  return kh > 300 ? 0.5 : 0.5 * (1 + (2 * kh) / Math.sinh(2 * kh));
}

/** Speed in m/s at which the energy of a wave of `periodS` travels over water `depthM` deep. */
export function computeGroupSpeedMps(periodS: number, depthM: number): number {
  const wavelengthM = computeWavelengthM(periodS, depthM);
  return groupRatio((2 * Math.PI * depthM) / wavelengthM) * (wavelengthM / periodS);
}

/** Height over deep-water height from shoaling alone, sqrt(Cg0 / Cg), where the wave is `wavelengthM` long. */
export function shoalingCoefficient(wavelengthM: number, depthM: number): number {
  const kh = (2 * Math.PI * depthM) / wavelengthM;
  return Math.sqrt(1 / (2 * groupRatio(kh) * Math.tanh(kh)));
}

/** Height over deep-water height from refraction alone, sqrt(cos a0 / cos a), with Snell's sin a = tanh(kh) sin a0. */
export function refractionCoefficient(wavelengthM: number, depthM: number, incidenceRad: number): number {
  const sin = Math.tanh((2 * Math.PI * depthM) / wavelengthM) * Math.sin(incidenceRad);
  return Math.sqrt(Math.cos(incidenceRad) / Math.sqrt(1 - sin * sin));
}
