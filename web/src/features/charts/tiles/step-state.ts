import type { TileAddress } from '@groundswell/tiles';
import { type Field, isOfSet, pathIn } from './field.ts';
import type { TileStore } from './tile-store.ts';

export type StepState = 'loading' | 'loaded' | 'failed';

/** The tile of zoom 0, which exists for every rendered hour. */
const WORLD: TileAddress = { z: 0, x: 0, y: 0 };

/**
 * If no tile in the view exists, returns the path of the world tile; otherwise undefined. If the world tile exists, the
 * model has no data in the view, for example on ice. If not, the hour's tiles are gone.
 */
export function probeTileOf(store: TileStore, field: Field, tiles: readonly TileAddress[]): string | undefined {
  const isBare = tiles.length > 0 && tiles.every((tile) => store.get(pathIn(field, tile))?.state === 'none');
  return isBare ? pathIn(field, WORLD) : undefined;
}

/**
 * Returns the loading state of a step. It is loaded when each tile in view is loaded or has no data. It fails if a tile
 * fails or if the hour has no tiles at all.
 */
export function stateOfStep(store: TileStore, field: Field, tiles: readonly TileAddress[]): StepState {
  let isLoading = false;
  for (const tile of tiles) {
    const stored = store.get(pathIn(field, tile));
    if (stored?.state === 'failed') return 'failed';
    // A tile of another version would be misread, so it fails the step.
    if (stored?.state === 'loaded' && !isOfSet(field.set, stored.tile)) return 'failed';
    if (!stored || stored.state === 'loading') isLoading = true;
  }
  if (isLoading) return 'loading';
  const probeTile = probeTileOf(store, field, tiles);
  if (!probeTile) return 'loaded';
  const world = store.get(probeTile)?.state ?? 'loading';
  return world === 'none' ? 'failed' : world;
}
