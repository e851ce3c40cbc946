import type { Box } from './label-layout.ts';
import type { LiveMap } from './live-map.ts';

/** The map's own names, or a page's marks of places. */
type Kind = 'names' | 'marks';

interface Boxes {
  boxes: readonly Box[];
  readonly listeners: Set<() => void>;
}
const known = { names: new WeakMap<LiveMap, Boxes>(), marks: new WeakMap<LiveMap, Boxes>() };

function on(map: LiveMap, kind: Kind): Boxes {
  const boxes = known[kind].get(map) ?? { boxes: [], listeners: new Set<() => void>() };
  known[kind].set(map, boxes);
  return boxes;
}

/** What stands on a map, px in its container since it came to rest: what is written beneath keeps clear of it. */
export const boxesOn = (map: LiveMap, kind: Kind): readonly Box[] => on(map, kind).boxes;

export function putBoxes(map: LiveMap, kind: Kind, boxes: readonly Box[]): void {
  const put = on(map, kind);
  put.boxes = boxes;
  for (const listener of put.listeners) listener();
}

/** Tells when they were laid out. Returns what ends it. */
export function onBoxes(map: LiveMap, kind: Kind, listener: () => void): () => void {
  const { listeners } = on(map, kind);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
