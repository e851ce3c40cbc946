import { distanceKm, type Point } from '@groundswell/forecast';

interface Near {
  readonly near?: Point | undefined;
  readonly within_km: number;
  readonly limit: number;
}

/**
 * Lists places by distance from a point, the nearest first. Without a point the places stay in their original order,
 * and distances are null.
 */
export function listNear<T extends Point>(
  places: readonly T[],
  { near, within_km, limit }: Near,
): { readonly place: T; readonly distance_km: number | null }[] {
  const all = places.map((place) => ({ place, km: near && distanceKm(near, place) }));
  return all
    .filter(({ km }) => km === undefined || km <= within_km)
    .sort((a, b) => (a.km ?? 0) - (b.km ?? 0))
    .slice(0, limit)
    .map(({ place, km }) => ({ place, distance_km: km === undefined ? null : Math.round(km * 10) / 10 }));
}
