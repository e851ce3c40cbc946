import type { Box } from './fronts.ts';
import { projectionOf } from './projection.ts';
import type { MapStillView } from './views.ts';

/** The frame of a chart, divided by degrees: every second piece is black, and labels mark every second division. */
export interface Ladder {
  /** The black pieces along the top edge. `down` has the black pieces for the left and right edges. */
  readonly across: readonly { readonly x: number; readonly width: number }[];
  readonly down: readonly { readonly y: number; readonly height: number }[];
  readonly lons: readonly { readonly x: number; readonly text: string }[];
  readonly lats: readonly { readonly y: number; readonly text: string }[];
}

/**
 * Lays out the ladder of the visible part of a view. A piece covers `step` degrees, and every second division has a
 * label.
 */
export function layoutLadder(view: MapStillView, seen: Box, step: number): Ladder {
  const { place, pointAt } = projectionOf(view);
  const lonAt = (x: number) => view.lon + (x - view.width / 2) / view.scale;
  const xOf = (lon: number) => view.width / 2 + (lon - view.lon) * view.scale;
  const yOf = (lat: number) => place({ lat, lon: view.lon })[1];
  const [south, north] = [seen.y + seen.height, seen.y].map((y) => pointAt(view.width / 2, y).lat) as [number, number];
  const lons = everyStep(lonAt(seen.x), lonAt(seen.x + seen.width), step);
  const lats = everyStep(south, north, step);
  const named = (degrees: number) => Math.round(degrees / step) % 2 === 0;
  return {
    across: lons.filter((lon) => !named(lon)).map((lon) => ({ x: xOf(lon), width: step * view.scale })),
    down: lats.filter((lat) => !named(lat)).map((lat) => ({ y: yOf(lat + step), height: yOf(lat) - yOf(lat + step) })),
    lons: lons.filter(named).map((lon) => ({ x: xOf(lon), text: lonText(lon) })),
    lats: lats
      .filter(named)
      .map((lat) => ({ y: yOf(lat), text: `${Math.abs(lat)}°${lat < 0 ? 'S' : lat > 0 ? 'N' : ''}` })),
  };
}

function everyStep(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first }, (_, n) => (first + n) * step);
}

/** Formats a longitude: '170°W', '180°'. */
function lonText(lon: number): string {
  const turned = ((((lon + 180) % 360) + 360) % 360) - 180;
  const side = Math.abs(turned) === 180 || turned === 0 ? '' : turned < 0 ? 'W' : 'E';
  return `${Math.abs(turned)}°${side}`;
}
