import type { SwellStoryReply } from '@groundswell/contracts';
import { listPathPoints } from '../../../entities/swell-story/path-points.ts';
import type { MapView } from '../../../map/live-map.ts';

/** The margin of sea around the path, as a fraction of its length. */
const MARGIN = 0.2;
const RAD = Math.PI / 180;
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (Math.max(-80, Math.min(80, lat)) * RAD) / 2)) / RAD;
const latOf = (north: number) => (2 * Math.atan(Math.exp(north * RAD)) - Math.PI / 2) / RAD;

/** Returns the view that holds the whole path, in a map of this size in px. */
export function viewOfStory(story: SwellStoryReply, width: number, height: number): MapView {
  const points = listPathPoints(story);
  const middle = points[Math.floor(points.length / 2)] ?? story.origin;
  const x = span(points.map(({ lon }) => lon + 360 * Math.round((middle.lon - lon) / 360)));
  const y = span(points.map(({ lat }) => northing(lat)));
  const degreesPerPx = Math.max(x.length / width, y.length / height) * (1 + 2 * MARGIN);
  return {
    lat: latOf(y.middle),
    lon: ((((x.middle + 180) % 360) + 360) % 360) - 180,
    zoom: Math.log2(360 / degreesPerPx / 256),
  };
}

function span(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}
