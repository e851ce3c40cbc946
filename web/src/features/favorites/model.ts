import type { FavoritesTodayReply } from '@groundswell/contracts';

export type Favorite = FavoritesTodayReply['locations'][number];

/** Returns the list with the item at `from` moved to `to`; unchanged if either index is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length || to === from) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/** Returns the list with a removed favorite back at its former position; unchanged if the list already contains it. */
export function putBack(list: readonly Favorite[], favorite: Favorite, index: number): readonly Favorite[] {
  if (list.some(({ id }) => id === favorite.id)) return list;
  return [...list.slice(0, index), favorite, ...list.slice(index)];
}

/**
 * Returns the favorites to show, without those whose removal is queued. They are in the order that is being saved;
 * favorites missing in this order come last.
 */
export function listed(
  rows: readonly Favorite[],
  queued: ReadonlyMap<number, { readonly wanted: boolean }>,
  order: readonly Favorite[] | undefined,
): readonly Favorite[] {
  const shown = rows.filter(({ locationBeachId }) => queued.get(locationBeachId)?.wanted !== false);
  if (!order) return shown;
  const places = new Map(order.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Favorite) => places.get(id) ?? order.length;
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the index where a dragged row would land: that of the row whose middle the pointer has passed. */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  const passed = middles.filter((middle, index) => index !== from && middle < y).length;
  return Math.min(passed, middles.length - 1);
}

/** Returns the shift of the row at `index` while the row from `from` is over `to`: 1 down, -1 up, 0 none. */
export function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}

/**
 * The distance from an edge of the dialog within which a drag scrolls, and the most that it scrolls per frame, CSS px.
 */
const EDGE_PX = 72;
const PULL_PX = 12;

/**
 * Returns how far the list's dialog scrolls per frame while the pointer drags at height `y`; negative is up. `top` and
 * `bottom` are the dialog's edges, CSS px.
 */
export function edgePull(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const above = Math.max(0, top + EDGE_PX - y);
  const below = Math.max(0, y - (bottom - EDGE_PX));
  return Math.round((Math.min(1, below / EDGE_PX) - Math.min(1, above / EDGE_PX)) * PULL_PX);
}

/** Returns the state of an alert in a row. */
export function alertState({ alert }: Favorite): 'on' | 'resting' | 'off' {
  if (!alert?.alert_active) return 'off';
  return alert.notification_active ? 'on' : 'resting';
}
