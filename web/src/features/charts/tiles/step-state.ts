import type { TileAddress } from '@groundswell/tiles';
import { type Field, isOfSet, pathIn } from './field.ts';
import type { TileStore } from './tile-store.ts';

export type StepState = 'loading' | 'loaded' | 'failed';

/** How far a step's tiles are: loaded when each has come or has no datum; one that cannot be had fails it. */
export function stateOfStep(store: TileStore, field: Field, tiles: readonly TileAddress[]): StepState {
  let isLoading = false;
  for (const tile of tiles) {
    const stored = store.get(pathIn(field, tile));
    if (stored?.state === 'failed') return 'failed';
    // Of another version: to be drawn it would have to be guessed at.
    if (stored?.state === 'loaded' && !isOfSet(field.set, stored.tile)) return 'failed';
    if (!stored || stored.state === 'loading') isLoading = true;
  }
  return isLoading ? 'loading' : 'loaded';
}
