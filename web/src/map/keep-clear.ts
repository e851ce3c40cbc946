import type { Box } from './label-layout.ts';
import type { LiveMap } from './live-map.ts';

/** Half the size of a marker including a margin. A marker nearer than this to an edge of the view counts as hidden. */
const MARK_PX = 20;
/** The smallest distance of the marker from the edges of the free area after the map has been panned. */
const MARGIN_PX = 64;

/** Pans the map if a place lies beneath a sheet or out of view. */
export function keepClear(
  map: LiveMap,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  sheet: Element,
): void {
  const origin = map.container.getBoundingClientRect();
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = map.container;
  const { x, y } = panClear(
    map.project(lat, lon),
    { width, height },
    { left: left - origin.x, right: right - origin.x, top: top - origin.y, bottom: bottom - origin.y },
  );
  if (x !== 0 || y !== 0) map.panBy(x, y);
}

/**
 * Returns by how many px to pan the map so that a point lies in the largest area beside the sheet. East and south are
 * positive.
 */
export function panClear(
  point: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
  sheet: Box,
): { readonly x: number; readonly y: number } {
  const view = { left: 0, right: width, top: 0, bottom: height };
  const freeAreas: readonly Box[] = [
    { ...view, right: sheet.left },
    { ...view, left: sheet.right },
    { ...view, bottom: sheet.top },
    { ...view, top: sheet.bottom },
  ];
  const isSeen = freeAreas.some(
    ({ left, right, top, bottom }) =>
      point.x >= left + MARK_PX &&
      point.x <= right - MARK_PX &&
      point.y >= top + MARK_PX &&
      point.y <= bottom - MARK_PX,
  );
  if (isSeen) return { x: 0, y: 0 };
  const area = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const free = freeAreas.reduce((a, b) => (area(b) > area(a) ? b : a));
  return {
    x: point.x - inside(point.x, free.left, free.right),
    y: point.y - inside(point.y, free.top, free.bottom),
  };
}

/** Clamps a value to a span with margins; a span too short for both margins yields its middle. */
function inside(value: number, from: number, to: number): number {
  const margin = Math.min(MARGIN_PX, (to - from) / 2);
  return Math.min(Math.max(value, from + margin), to - margin);
}
