import type { Box } from './label-layout.ts';
import type { LiveMap } from './live-map.ts';

interface Names {
  boxes: readonly Box[];
  readonly listeners: Set<() => void>;
}
const known = new WeakMap<LiveMap, Names>();

function namesOf(map: LiveMap): Names {
  const names = known.get(map) ?? { boxes: [], listeners: new Set<() => void>() };
  known.set(map, names);
  return names;
}

/** The boxes of a map's names, px in its container since it came to rest: what is written beneath keeps clear of them. */
export const nameBoxes = (map: LiveMap): readonly Box[] => namesOf(map).boxes;

export function putNameBoxes(map: LiveMap, boxes: readonly Box[]): void {
  const names = namesOf(map);
  names.boxes = boxes;
  for (const listener of names.listeners) listener();
}

/** Tells when names were laid out. Returns what ends it. */
export function onNameBoxes(map: LiveMap, listener: () => void): () => void {
  const { listeners } = namesOf(map);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
