import type { AxisPoint, Feature } from './features.ts';

const CHART = "depth lines of NOAA's charts, by memory";

/**
 * Well-known canyons, reefs and sills off catalogue beaches, maintained by hand. They come from memory, not from a
 * chart: positions are right within some 200 m, depths within a third. Mugu Canyon is left out, as no beach lies within
 * 12 km; so are banks far offshore, which the wave model resolves.
 */
export const knownFeatures: readonly Feature[] = [
  canyon(
    'Scripps Canyon',
    `${CHART}; head 200 m off the beach, joins La Jolla Canyon under 280 m of water (Shepard & Dill 1966)`,
    [32.8745, -117.2558, 18, 110],
    [32.8738, -117.2585, 60, 150],
    [32.8728, -117.263, 120, 200],
    [32.8715, -117.269, 190, 250],
    [32.869, -117.279, 280, 400],
  ),
  canyon(
    'La Jolla Canyon',
    `${CHART}; head 300 m off La Jolla Shores (Shepard & Dill 1966)`,
    [32.8545, -117.262, 18, 130],
    [32.8562, -117.266, 60, 250],
    [32.86, -117.272, 150, 400],
    [32.869, -117.279, 280, 600],
    [32.876, -117.295, 390, 800],
    [32.895, -117.33, 550, 1200],
  ),
  canyon(
    'Newport Canyon',
    `${CHART}; head some 360 m off Newport Pier`,
    [33.6025, -117.9325, 20, 150],
    [33.5985, -117.934, 60, 250],
    [33.59, -117.9365, 130, 400],
    [33.575, -117.942, 250, 600],
    [33.55, -117.95, 400, 900],
  ),
  canyon(
    'Redondo Canyon',
    `${CHART}; head off King Harbor`,
    [33.8385, -118.399, 20, 200],
    [33.8365, -118.406, 70, 350],
    [33.831, -118.42, 160, 550],
    [33.823, -118.445, 280, 800],
    [33.812, -118.48, 430, 1200],
    [33.8, -118.53, 570, 1500],
  ),
  canyon(
    'Hueneme Canyon',
    `${CHART}; head off the harbor's mouth`,
    [34.141, -119.216, 20, 200],
    [34.1365, -119.2185, 70, 350],
    [34.127, -119.2225, 150, 500],
    [34.11, -119.229, 250, 800],
    [34.085, -119.235, 380, 1100],
  ),
  canyon(
    'Carmel Canyon',
    `${CHART}; head off Monastery Beach`,
    [36.5255, -121.9315, 20, 150],
    [36.5285, -121.937, 80, 250],
    [36.534, -121.948, 180, 400],
    [36.542, -121.965, 300, 700],
    [36.556, -121.995, 500, 1000],
  ),
  canyon(
    'Monterey Canyon',
    `${CHART}; head off Moss Landing's jetties`,
    [36.805, -121.7935, 20, 150],
    [36.803, -121.7985, 70, 250],
    [36.8005, -121.806, 110, 350],
    [36.7975, -121.818, 170, 500],
    [36.7945, -121.84, 260, 700],
    [36.789, -121.87, 380, 1100],
    [36.787, -121.91, 560, 1700],
  ),
  ridge(
    "Mavericks' ramp",
    `${CHART} and published soundings: 6 m at the break, some 20 m where the ramp begins`,
    [37.4925, -122.503, 5, 220],
    [37.492, -122.5075, 9, 260],
    [37.491, -122.5125, 15, 350],
    [37.49, -122.518, 21, 450],
  ),
  canyon(
    'the channel south of the ramp',
    `${CHART}; deep enough for boats to lie in beside the break`,
    [37.4897, -122.5005, 12, 150],
    [37.4885, -122.505, 17, 220],
    [37.4865, -122.512, 22, 300],
  ),
  canyon(
    'the deep north of the ramp',
    `${CHART}`,
    [37.4955, -122.504, 13, 180],
    [37.4955, -122.5075, 17, 220],
    [37.4955, -122.514, 22, 300],
  ),
];

function canyon(name: string, source: string, ...axis: AxisPoint[]): Feature {
  return { name, kind: 'canyon', axis, source };
}

function ridge(name: string, source: string, ...axis: AxisPoint[]): Feature {
  return { name, kind: 'ridge', axis, source };
}
