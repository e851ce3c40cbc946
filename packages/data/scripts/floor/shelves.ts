import type { Point } from '@groundswell/forecast';

/** Distances from the shore, km, and the depths there, m; both ascending. */
export type ShelfProfile = readonly (readonly [km: number, depthM: number])[];

export interface Shelf {
  readonly name: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly profile: ShelfProfile;
}

/**
 * Returns the depth at a distance from the shore. Up to the first knot it follows Dean's equilibrium profile h = A
 * x^(2/3) (1991, J. Coastal Research 7); between and beyond knots it is linear in log-log.
 */
export function depthOnShelf(profile: ShelfProfile, km: number): number {
  const [first, ...others] = profile;
  if (!first || km <= 0) return 0;
  if (km <= first[0]) return first[1] * (km / first[0]) ** (2 / 3);
  let from = profile.at(-2) ?? first;
  let to = profile.at(-1) ?? first;
  const next = others.findIndex(([at]) => km <= at);
  if (next >= 0) [from, to] = [profile[next] ?? first, profile[next + 1] ?? first];
  const steepness = Math.log(to[1] / from[1]) / Math.log(to[0] / from[0]);
  return from[1] * (km / from[0]) ** steepness;
}

/** Returns the shelf profile off the coast of a point; throws when no shelf covers the point. */
export function shelfOff({ lat, lon }: Point): ShelfProfile {
  const shelf = shelves.find(
    ({ south, north, west, east }) => lat >= south && lat < north && lon >= west && lon < east,
  );
  if (!shelf) throw new Error(`No shelf is described off ${lat}, ${lon}.`);
  return shelf.profile;
}

/**
 * Shelves of the United States; where boxes overlap, the narrower box comes first and wins. Profiles of Hawaii, and of
 * Florida beyond 3 km, are medians of ETOPO1 by distance from the shore off catalogue beaches. All others are rounded
 * from the depth contours of nautical charts. They are right within about a third off most beaches, and wrong over
 * canyons, banks and river bars.
 */
// biome-ignore format: a shelf a line.
export const shelves: readonly Shelf[] = [
  box('Hawaii', 18, 23, -161, -154, [0.4, 8], [0.7, 18], [1.2, 40], [2, 75], [3, 118], [5, 202], [8, 379], [15, 700], [30, 2100]),
  box('Puerto Rico', 17, 19, -68, -65, [0.4, 9], [0.8, 20], [1.5, 50], [2.5, 120], [6, 400], [12, 900], [30, 2500]),
  // West Coast, from the south.
  box('San Diego', 32.4, 33.4, -118, -117, [0.6, 10], [1.4, 20], [3, 45], [6, 100], [12, 300], [20, 600], [40, 1000]),
  box('San Pedro Shelf', 33.58, 33.78, -118.3, -117.88, [0.9, 10], [4, 20], [8, 30], [14, 70], [18, 300], [35, 700]),
  box('Santa Monica Bay', 33.7, 34.06, -118.6, -118.3, [0.7, 10], [1.6, 20], [6, 50], [12, 100], [18, 400], [40, 850]),
  box('South California', 33.4, 34.55, -121, -117.4, [0.6, 10], [1.5, 20], [4, 50], [9, 95], [15, 250], [35, 600]),
  box('Santa Cruz', 36.85, 37.1, -122.3, -121.75, [0.7, 10], [1.8, 20], [3.3, 30], [6.5, 50], [13, 95], [20, 250], [40, 1500]),
  box('Central California', 34.55, 37.3, -123, -120, [0.6, 10], [1.3, 20], [4, 50], [11, 100], [18, 200], [35, 1000]),
  box('San Mateo coast', 37.42, 37.57, -123, -122, [0.6, 10], [1.4, 18], [4, 35], [10, 55], [20, 75], [40, 100]),
  box('Gulf of the Farallones', 37.3, 38.3, -124, -122, [0.9, 10], [2.5, 18], [5, 26], [10, 38], [20, 54], [40, 85], [55, 150]),
  box('North California', 38.3, 42, -125, -123, [0.7, 10], [1.6, 20], [5, 50], [13, 100], [25, 200], [50, 1200]),
  box('Oregon', 42, 46.2, -125, -123.5, [0.9, 10], [2, 20], [7, 50], [20, 100], [35, 150], [60, 600]),
  box('Washington', 46.2, 49, -125.5, -123.5, [1.5, 10], [4, 20], [15, 50], [30, 100], [50, 180]),
  // East Coast, from the north.
  box('Gulf of Maine', 42.45, 45, -71.2, -66, [0.7, 10], [1.8, 20], [3.5, 30], [9, 50], [18, 80], [35, 130]),
  box('Outer Cape Cod', 41.64, 42.1, -70.08, -69.5, [0.6, 10], [1.4, 20], [3, 33], [6, 50], [12, 90], [25, 160]),
  box('Massachusetts Bay', 41.72, 42.45, -71.2, -69.9, [1, 10], [4, 20], [9, 30], [20, 50], [40, 85]),
  box('Nantucket and the Vineyard', 41, 41.72, -70.9, -69.5, [0.8, 10], [6, 20], [18, 30], [35, 40], [55, 50]),
  box('Rhode Island and Montauk', 40.85, 41.8, -72.2, -70.9, [0.7, 10], [3, 20], [8, 30], [22, 42], [45, 55]),
  box('Long Island', 40.5, 41, -73.5, -72.2, [1, 10], [5, 20], [12, 27], [25, 35], [50, 48]),
  box('New York Bight', 40, 41, -74.2, -73.5, [1.3, 10], [6, 18], [15, 25], [30, 32], [55, 42]),
  box('South Jersey and Delmarva', 36.9, 40, -76.2, -73.9, [2, 10], [7, 15], [14, 20], [35, 30], [60, 40]),
  box('Outer Banks', 35.22, 36.9, -76.2, -75, [1.2, 10], [6, 20], [14, 25], [28, 31], [45, 42]),
  box('Cape Lookout', 34.6, 35.22, -77.3, -75, [1.5, 10], [6, 18], [18, 28], [35, 40], [50, 70]),
  box('Onslow and Long Bay', 33.1, 34.75, -79.5, -76.8, [2.5, 10], [8, 14], [20, 19], [45, 30], [70, 38]),
  box('South Carolina and Georgia', 30.72, 33.3, -81.6, -79, [2, 4.5], [5, 6.5], [8, 9], [10, 10.5], [20, 14.5], [33, 19], [65, 32]),
  box('North-east Florida', 28.7, 30.72, -81.6, -80, [1, 8], [3, 13], [10, 17], [20, 20], [40, 28], [60, 38]),
  box('Cape Canaveral', 27.6, 28.7, -81, -79.8, [1, 8], [3, 12], [10, 17], [20, 22], [35, 35], [50, 70]),
  box('Treasure Coast', 26.98, 27.6, -81, -79.5, [0.8, 8], [3, 12], [10, 20], [15, 33], [20, 68], [30, 190]),
  box('Palm Beach to Miami', 25, 26.98, -81, -79.5, [0.5, 8], [1.5, 18], [3, 55], [5, 130], [10, 225], [30, 490]),
  // The Gulf, from the east.
  box('West Florida', 25, 29.3, -84, -81, [1, 4.5], [5, 7.5], [10, 10], [20, 15], [40, 24], [70, 38]),
  box('Panhandle', 29.3, 31, -88.1, -84.5, [0.8, 9], [2, 15], [5, 20], [12, 25], [25, 32], [45, 60]),
  box('Louisiana and upper Texas', 28.5, 31, -95.2, -88.1, [1, 3.5], [4, 6.5], [10, 10], [25, 15], [60, 25]),
  box('Texas', 26.7, 29.1, -98, -95.2, [0.8, 7], [2, 11], [6, 16], [15, 22], [30, 34], [60, 60]),
  box('South Padre', 25.5, 26.7, -98, -96, [0.8, 8], [2, 14], [6, 21], [15, 31], [30, 45], [60, 75]),
];

function box(
  name: string,
  ...[south, north, west, east, ...profile]: [number, number, number, number, ...ShelfProfile]
): Shelf {
  return { name, south, north, west, east, profile };
}
