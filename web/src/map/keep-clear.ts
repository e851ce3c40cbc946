import type { Box } from './label-layout.ts';
import type { LiveMap } from './live-map.ts';

/** Half of a mark with some air: nearer to an edge it is not seen whole. */
const MARK_PX = 20;
/** A mark that was moved stands at least this far from the edges of the free part of its map. */
const MARGIN_PX = 64;

/** Moves the map so that a place does not lie beneath a sheet, nor out of view. */
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

/** Px, east and south positive, by which a view moves to show a point in the largest part that a sheet leaves free. */
export function panClear(
  point: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
  sheet: Box,
): { readonly x: number; readonly y: number } {
  const view = { left: 0, right: width, top: 0, bottom: height };
  const parts: readonly Box[] = [
    { ...view, right: sheet.left },
    { ...view, left: sheet.right },
    { ...view, bottom: sheet.top },
    { ...view, top: sheet.bottom },
  ];
  const isSeen = parts.some(
    ({ left, right, top, bottom }) =>
      point.x >= left + MARK_PX &&
      point.x <= right - MARK_PX &&
      point.y >= top + MARK_PX &&
      point.y <= bottom - MARK_PX,
  );
  if (isSeen) return { x: 0, y: 0 };
  const area = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const free = parts.reduce((a, b) => (area(b) > area(a) ? b : a));
  return {
    x: point.x - inside(point.x, free.left, free.right),
    y: point.y - inside(point.y, free.top, free.bottom),
  };
}

/** The nearest value that keeps the margin within a span; the middle of a span that is too short for two margins. */
function inside(value: number, from: number, to: number): number {
  const margin = Math.min(MARGIN_PX, (to - from) / 2);
  return Math.min(Math.max(value, from + margin), to - margin);
}
