import type { AxisPoint, Feature } from './features.ts';

const CHART = "depth lines of NOAA's charts, by memory";

/**
 * Well-known features off catalogue beaches, maintained by hand. They come from memory, not from a chart: positions are
 * right within some 200 m, depths within a third. A feature stays only if it improves a comparison with measured or
 * published surf in `npm run bench truth`. Canyons do not: at Scripps Pier the error is 0.20 with them and 0.18 with soundings alone.
 */
export const knownFeatures: readonly Feature[] = [
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
