/**
 * Returns the gust in m/s from the mean wind (m/s), the rain (mm/h) and whether the ground is land. Rough ground and
 * showers cause more turbulence.
 */
export function gustMps(windMps: number, rainMmH: number, onLand: boolean): number {
  return windMps * (onLand ? 1.55 : 1.22) + 0.4 + Math.min(5, 0.9 * rainMmH);
}
