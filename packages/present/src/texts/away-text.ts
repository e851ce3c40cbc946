export const KM_PER_MILE = 1.609344;

/** '7 mi' where surf is told in feet, else '12 km'. */
export function awayText(km: number, surfUnit: 'ft' | 'm'): string {
  return surfUnit === 'ft' ? `${Math.round(km / KM_PER_MILE)} mi` : `${Math.round(km)} km`;
}
