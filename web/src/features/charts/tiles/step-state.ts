import type { TileAddress } from '@groundswell/tiles';
import { type Field, isOfSet, pathIn } from './field.ts';
import type { TileStore } from './tile-store.ts';

export type StepState = 'loading' | 'loaded' | 'failed';

/** Every hour that is drawn has it. */
const WORLD: TileAddress = { z: 0, x: 0, y: 0 };

/**
 * Which tile tells what a view without any datum is: ice, a place beyond a model, or an hour whose tiles are gone.
 * Undefined where the view has a datum.
 */
export function witnessOf(store: TileStore, field: Field, tiles: readonly TileAddress[]): string | undefined {
  const isBare = tiles.length > 0 && tiles.every((tile) => store.get(pathIn(field, tile))?.state === 'none');
  return isBare ? pathIn(field, WORLD) : undefined;
}

/**
 * How far a step's tiles are: loaded when each has come or has no datum; one that cannot be had fails it, and so does
 * an hour without any.
 */
export function stateOfStep(store: TileStore, field: Field, tiles: readonly TileAddress[]): StepState {
  let isLoading = false;
  for (const tile of tiles) {
    const stored = store.get(pathIn(field, tile));
    if (stored?.state === 'failed') return 'failed';
    // Of another version: to be drawn it would have to be guessed at.
    if (stored?.state === 'loaded' && !isOfSet(field.set, stored.tile)) return 'failed';
    if (!stored || stored.state === 'loading') isLoading = true;
  }
  if (isLoading) return 'loading';
  const witness = witnessOf(store, field, tiles);
  if (!witness) return 'loaded';
  const world = store.get(witness)?.state ?? 'loading';
  return world === 'none' ? 'failed' : world;
}
