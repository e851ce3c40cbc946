import type { Box } from './label-layout.ts';
import type { LiveMap } from './live-map.ts';

/** The kind of boxes: those of the base map's place names, or those of the page's markers. */
type Kind = 'names' | 'marks';

interface Boxes {
  boxes: readonly Box[];
  readonly listeners: Set<() => void>;
}
const boxesByMap = { names: new WeakMap<LiveMap, Boxes>(), marks: new WeakMap<LiveMap, Boxes>() };

function on(map: LiveMap, kind: Kind): Boxes {
  const boxes = boxesByMap[kind].get(map) ?? { boxes: [], listeners: new Set<() => void>() };
  boxesByMap[kind].set(map, boxes);
  return boxes;
}

/**
 * Returns the boxes of place names or markers from the last layout, px in the container. All other labels avoid these
 * boxes.
 */
export const boxesOn = (map: LiveMap, kind: Kind): readonly Box[] => on(map, kind).boxes;

export function putBoxes(map: LiveMap, kind: Kind, boxes: readonly Box[]): void {
  const put = on(map, kind);
  put.boxes = boxes;
  for (const listener of put.listeners) listener();
}

/** Calls the listener after each layout of the boxes; returns the unsubscribe function. */
export function onBoxes(map: LiveMap, kind: Kind, listener: () => void): () => void {
  const { listeners } = on(map, kind);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
