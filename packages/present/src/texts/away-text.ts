export const KM_PER_MILE = 1.609344;

/** Formats a distance: '7 mi' for readers whose surf unit is feet, else '12 km'. */
export function awayText(km: number, surfUnit: 'ft' | 'm'): string {
  return surfUnit === 'ft' ? `${Math.round(km / KM_PER_MILE)} mi` : `${Math.round(km)} km`;
}
