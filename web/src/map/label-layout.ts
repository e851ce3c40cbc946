import type { NamedPlace, NameKind } from '@groundswell/basemap';

/** The size of a name: the width of a character with its tracking, and the line height. */
const SIZES: Record<NameKind, { readonly characterPx: number; readonly heightPx: number }> = {
  ocean: { characterPx: 17, heightPx: 20 },
  sea: { characterPx: 9, heightPx: 16 },
  cape: { characterPx: 5.8, heightPx: 14 },
  town: { characterPx: 5.8, heightPx: 14 },
  beach: { characterPx: 5.8, heightPx: 14 },
};
/** The radius in px of the dot that marks a point-like place, such as a town; the name stands beside the dot. */
const DOT_PX = 4;
const GAP_PX = 4;
const AIR_PX = 3;
/** The width of the degree frame, and the height of its degree labels at the top and bottom, in px. */
const [FRAME_PX, NUMBERS_PX] = [8, 24];
const MOST = 90;

export interface MapLabel {
  readonly key: string;
  readonly place: NamedPlace;
  /**
   * The side of the dot on which the name stands. If absent, the place has no dot, and the name is centred on the
   * place.
   */
  readonly side?: 'left' | 'right';
  /** The box of the name and its dot, px in the map. */
  readonly box: Box;
}

export interface LabelView {
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  readonly project: (lat: number, lon: number) => { readonly x: number; readonly y: number };
  readonly nameOf: (place: NamedPlace) => string;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the place names that fit into a view; the most important places come first in `places`. A name never covers
 * another name, a dot, or a `taken` box, which belongs to an element over the map.
 */
export function layoutLabels(
  places: readonly NamedPlace[],
  view: LabelView,
  taken: readonly Box[] = [],
): readonly MapLabel[] {
  const used: Box[] = [...taken];
  const labels: MapLabel[] = [];
  places.forEach((place, index) => {
    const { kind, fromZoom, toZoom = Number.POSITIVE_INFINITY } = place;
    if (labels.length >= MOST || view.zoom < fromZoom || view.zoom >= toZoom) return;
    const { x, y } = view.project(place.lat, place.lon);
    if (x < 0 || y < 0 || x > view.width || y > view.height) return;
    const width = view.nameOf(place).length * SIZES[kind].characterPx;
    const key = `${kind}-${index}`;
    const isDot = kind !== 'ocean' && kind !== 'sea';
    const wanted = place.side ?? 'right';
    const sides = isDot ? [wanted, wanted === 'left' ? ('right' as const) : ('left' as const)] : [undefined];
    for (const side of sides) {
      const box = boxOf(x, y, width, SIZES[kind].heightPx, side);
      const isInside =
        box.left >= FRAME_PX &&
        box.right <= view.width - FRAME_PX &&
        box.top >= NUMBERS_PX &&
        box.bottom <= view.height - NUMBERS_PX;
      if (!isInside || used.some((other) => overlap(box, other))) continue;
      used.push(box);
      labels.push({ key, place, box, ...(side && { side }) });
      return;
    }
  });
  return labels;
}

function boxOf(x: number, y: number, width: number, height: number, side: 'left' | 'right' | undefined): Box {
  const half = height / 2 + AIR_PX;
  const reach = DOT_PX + GAP_PX + width + AIR_PX;
  if (side === 'left') return { left: x - reach, right: x + DOT_PX + AIR_PX, top: y - half, bottom: y + half };
  if (side === 'right') return { left: x - DOT_PX - AIR_PX, right: x + reach, top: y - half, bottom: y + half };
  return { left: x - width / 2 - AIR_PX, right: x + width / 2 + AIR_PX, top: y - half, bottom: y + half };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
