/** Beyond about a day's drive nobody expects the nearest beach without seeing which it is. */
const FAR_KM = 300;

export function isFar(distanceKm: number): boolean {
  return distanceKm > FAR_KM;
}
