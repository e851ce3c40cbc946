const GRAVITY_MPS2 = 9.81;

/**
 * Returns the significant height (m) and period (s) of the deep-water sea that a steady wind (m/s at 10 m) raises over
 * a fetch (km). The equations are Bretschneider's revision of SMB, Shore Protection Manual (1977), deep-water
 * forecasting; the fully developed limit is 0.283 U²/g.
 */
export function growSea(windMps: number, fetchKm: number): { heightM: number; periodS: number } {
  const scaled = (GRAVITY_MPS2 * fetchKm * 1000) / (windMps * windMps);
  return {
    heightM: ((0.283 * windMps * windMps) / GRAVITY_MPS2) * Math.tanh(0.0125 * scaled ** 0.42),
    periodS: ((7.54 * windMps) / GRAVITY_MPS2) * Math.tanh(0.077 * Math.sqrt(Math.sqrt(scaled))),
  };
}

/** Returns the variance (m²) of a sea of significant height H; H is four standard deviations. */
export function varianceOf(heightM: number): number {
  return (heightM / 4) ** 2;
}
