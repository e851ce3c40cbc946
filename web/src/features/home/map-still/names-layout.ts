import type { HomeTodayReply } from '@groundswell/contracts';
import { type Box, type Coast, isWithin, projectionOf, type Spot } from '@groundswell/map-stills';
import type { Fronts } from './fronts-layout.ts';
import { labelWidth } from './label-width.ts';
import { SEAS, TOWNS } from './places.ts';
import type { MapStillWindow } from './visible-box.ts';

/** A label that fits: its text, position and box. */
interface PlacedName {
  readonly name: string;
  readonly spot: Spot;
  readonly box: Box;
}
export interface PlacedNames {
  readonly seas: readonly (PlacedName & { readonly size: number })[];
  readonly towns: readonly (PlacedName & { readonly left: boolean })[];
  /** The label of the reader's beach. */
  readonly own: PlacedName | undefined;
}

/** The font size of a town's name, and the height of its line. */
const [SIZE, LINE] = [12, 14];
/** The letter spacing of the name of a sea. */
const TRACKING = 5;

export function layoutNames(
  coast: Coast,
  { shape, view, seen }: MapStillWindow,
  covered: readonly Box[],
  beach: HomeTodayReply['beach'],
): PlacedNames {
  const { place } = projectionOf(view);
  const inner = { x: seen.x + 24, y: seen.y + 24, width: seen.width - 48, height: seen.height - 40 };
  const isClear = (spot: Spot) => isWithin(spot, inner) && !covered.some((box) => isWithin(spot, box));
  const seas = (shape === 'wide' ? SEAS[coast] : []).map(({ name, size, ...point }) => {
    const [spot, width] = [place(point), labelWidth(name(), 1.15 * size) + TRACKING * name().length];
    return { name: name(), size, spot, box: boxOf(spot[0] - width / 2, spot[1] - size, width, 1.3 * size) };
  });
  const towns = TOWNS[coast].map(({ name, left = false, ...point }) => {
    const [spot, width] = [place(point), 10 + labelWidth(name, SIZE)];
    const end: Spot = [spot[0] + (left ? -width : width), spot[1]];
    return { name, left, spot, end, box: boxOf(Math.min(spot[0], end[0]), spot[1] - LINE / 2, width, LINE) };
  });
  const at = beach && place(beach);
  return {
    seas: seas.filter(({ spot }) => isClear(spot)),
    towns: towns.filter(({ spot, end }) => isClear(spot) && isClear(end)),
    own:
      beach && at && isClear(at)
        ? { name: beach.name, spot: at, box: boxOf(at[0], at[1], 8 + labelWidth(beach.name, SIZE), 20) }
        : undefined,
  };
}

/** Returns the boxes of all labels over the wave field: the names, the days of the fronts, and the storm. */
export function writtenBoxes({ seas, towns, own }: PlacedNames, fronts: Fronts | undefined): readonly Box[] {
  const days = fronts?.names.map(({ spot: [x, y], half }) => boxOf(x - half, y - 8, 2 * half, 16));
  return [
    ...[...seas, ...towns, ...(own ? [own] : [])].map(({ box }) => box),
    ...(fronts ? [...(days ?? []), stormBox(fronts.birth)] : []),
  ];
}

function stormBox({ spot: [x, y], width, isLeft }: Fronts['birth']): Box {
  return boxOf(isLeft ? x - width : x - 6, y - 16, width + 6, 24);
}

function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** Half the width of an isoline's number. */
const HALF_NUMBER = 15;

/** Whether an isoline's number does not overlap a label. */
export function isFreeForNumber([x, y]: Spot, written: readonly Box[]): boolean {
  return !written.some((box) =>
    isWithin([x, y], {
      x: box.x - HALF_NUMBER,
      y: box.y - HALF_NUMBER,
      width: box.width + 2 * HALF_NUMBER,
      height: box.height + 2 * HALF_NUMBER,
    }),
  );
}
