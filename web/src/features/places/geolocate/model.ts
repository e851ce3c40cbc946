/** A nearest beach farther away than this, about a day's drive, opens only after the reader confirms its name. */
const FAR_KM = 300;

export function isFar(distanceKm: number): boolean {
  return distanceKm > FAR_KM;
}
