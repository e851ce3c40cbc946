/** The distance above which the page names the nearest beach and asks before opening it; it is about a day's drive. */
const FAR_KM = 300;

export function isFar(distanceKm: number): boolean {
  return distanceKm > FAR_KM;
}
