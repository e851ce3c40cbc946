import { type Box, type Coast, type MapStillView, mapStillViews, type Shape } from '@groundswell/map-stills';

/** The part of a map still that is visible in its box, in the units of the map still. */
export interface MapStillWindow {
  readonly shape: Shape;
  readonly view: MapStillView;
  readonly seen: Box;
  /** CSS pixels per unit. */
  readonly zoom: number;
}

/** Boxes at least this wide show the wide map still. */
const WIDE_PX = 620;

/**
 * Returns the section around the centre of the map still that fits the box. A box wider than the map still enlarges it.
 */
export function windowOn(coast: Coast, widthPx: number, heightPx: number): MapStillWindow {
  const shape = widthPx >= WIDE_PX ? 'wide' : 'tall';
  const view = mapStillViews[coast][shape];
  const zoom = Math.max(1, widthPx / view.width, heightPx / view.height);
  const [width, height] = [widthPx / zoom, heightPx / zoom];
  return { shape, view, zoom, seen: { x: (view.width - width) / 2, y: (view.height - height) / 2, width, height } };
}

/** Returns the boxes that the page's texts cover over the lower corners of a wide map still, in its units. */
export function coveredBoxes({ shape, seen, zoom }: MapStillWindow): readonly Box[] {
  const widthPx = seen.width * zoom;
  if (shape === 'tall' || widthPx < 1024) return [];
  const side = Math.max(36, (widthPx - 1240) / 2);
  const box = (left: number, width: number, height: number): Box => ({
    x: seen.x + left / zoom - 16,
    y: seen.y + seen.height - (36 + height) / zoom - 16,
    width: width / zoom + 32,
    height: (36 + height) / zoom + 16,
  });
  return [box(side, 476, 334), box(widthPx - side - 372, 372, 268)];
}
