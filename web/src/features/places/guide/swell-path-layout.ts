import type { SwellStoryReply } from '@groundswell/contracts';
import type { Point } from '@groundswell/forecast';
import { frontLabelPoint, listFrontPoints, listPathPoints } from '../../../entities/swell-story/path-points.ts';
import { pathOf } from '../../../map/land-outline.ts';

/** The Mercator chart of a swell's path, in px. */
export interface SwellPathLayout {
  readonly project: (lat: number, lon: number) => readonly [x: number, y: number];
  readonly bounds: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  readonly origin: readonly [x: number, y: number];
  readonly beach: readonly [x: number, y: number];
  /** The great circle from the storm to the beach; `marks` are the wave fronts across it. */
  readonly way: string;
  readonly marks: readonly { readonly d: string; readonly text: string; readonly x: number; readonly y: number }[];
  readonly front: string | undefined;
}

/** The margin of sea around the path, as a fraction of the chart. */
const MARGIN = 0.16;
const LEAST_SPAN_DEG = 12;
const RAD = Math.PI / 180;

const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (Math.max(-80, Math.min(80, lat)) * RAD) / 2)) / RAD;
const latOf = (y: number) => (2 * Math.atan(Math.exp(y * RAD)) - Math.PI / 2) / RAD;

/** Lays out a swell's path in a chart of this size, with the whole great circle in it. */
export function layoutSwellPath(story: SwellStoryReply, width: number, height: number): SwellPathLayout {
  const { origin, beach, marks, front_km } = story;
  const points = listPathPoints(story);
  const middleLon = points[Math.floor(points.length / 2)]?.lon ?? origin.lon;
  const lonNear = (lon: number) => lon + 360 * Math.round((middleLon - lon) / 360);
  const { west, south, scale } = fit(
    points.map(({ lat, lon }) => [lonNear(lon), northing(lat)]),
    width,
    height,
  );
  const project = (lat: number, lon: number) =>
    [(lon - west) * scale, height - (northing(lat) - south) * scale] as const;
  const at = ({ lat, lon }: Point) => project(lat, lonNear(lon));
  const frontAt = (km: number) => pathOf(listFrontPoints(story, km).map(at));
  return {
    project,
    bounds: { west, east: west + width / scale, south: latOf(south), north: latOf(south + height / scale) },
    origin: at(origin),
    beach: at(beach),
    way: pathOf(points.map(at)),
    marks: marks.map(({ km, text }) => {
      const [x, y] = at(frontLabelPoint(story, km));
      return { d: frontAt(km), text, x, y };
    }),
    front: front_km === undefined ? undefined : frontAt(front_km),
  };
}

/**
 * Returns the scale of a chart that holds all positions, and the chart's south-western corner. Positions are in degrees
 * of longitude and Mercator northing.
 */
function fit(positions: readonly (readonly [x: number, y: number])[], width: number, height: number) {
  const span = (coordinateOf: (position: readonly [number, number]) => number) => {
    const [least, most] = [Math.min(...positions.map(coordinateOf)), Math.max(...positions.map(coordinateOf))];
    return { middle: (least + most) / 2, length: Math.max(LEAST_SPAN_DEG, most - least) * (1 + 2 * MARGIN) };
  };
  const [x, y] = [span(([lon]) => lon), span(([, north]) => north)];
  const scale = Math.min(width / x.length, height / y.length);
  return { scale, west: x.middle - width / scale / 2, south: y.middle - height / scale / 2 };
}
