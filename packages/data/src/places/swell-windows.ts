import type { SwellWindow } from '@groundswell/forecast';
import data from './swell-windows.generated.json' with { type: 'json' };

const windows: ReadonlyMap<number, SwellWindow> = new Map(
  data.windows.map(({ id, open }) => [id, Array.from(open, (digit) => Number(digit) / 9)]),
);

/** How open the water is around a beach as far as its sea cell, always the same object; `undefined` for no beach of ours. */
export function findSwellWindow(beachId: number): SwellWindow | undefined {
  return windows.get(beachId);
}
