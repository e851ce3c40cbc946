import { type TileAddress, tileSets } from '@groundswell/tiles';
import { useEffect, useMemo, useRef } from 'react';
import { type Field, pathIn } from './tiles/field.ts';
import type { Place } from './tiles/read-point.ts';
import { tileOfPlace } from './tiles/read-point.ts';
import { probeTileOf, type StepState, stateOfStep } from './tiles/step-state.ts';
import { tilesToLoad, tileZoom } from './tiles/tile-cover.ts';
import type { TileStore } from './tiles/tile-store.ts';
import type { MapFrame } from './use-map-frame.ts';

interface FieldRequest {
  readonly set: Field['set'];
  /** The field to show; undefined while the hour is not rendered. The map then keeps the last field. */
  readonly field: Field | undefined;
  /**
   * Fields of other tile sets at the same hour. Those in `beside` cover the whole view, those in `besidePlace` only the
   * selected place.
   */
  readonly beside: readonly Field[];
  readonly place: Place | undefined;
  readonly besidePlace: readonly Field[];
  /** `ahead` holds the steps that play next, `forGraph` those whose tiles the graph of a place needs. */
  readonly ahead: readonly Field[];
  readonly forGraph: readonly Field[];
}

export interface ShownField {
  /** The field on the map: the requested step once its tiles are loaded, until then the previous step. */
  readonly field: Field | undefined;
  readonly state: StepState;
  readonly tiles: readonly TileAddress[];
}

const NO_TILES: readonly TileAddress[] = [];

/**
 * Requests the tiles of the chosen step, then those of the following steps. The previous chart stays until all tiles of
 * the chosen step are loaded.
 */
export function useShownField(store: TileStore, frame: MapFrame | undefined, request: FieldRequest): ShownField {
  const { set, field } = request;
  const z = field?.z ?? 0;
  const rect = frame?.rect;
  const tiles = useMemo(() => (rect ? tilesToLoad(rect, z) : NO_TILES), [rect, z]);
  const state = field && tiles.length > 0 ? stateOfStep(store, field, tiles) : 'loading';
  const last = useRef<Field>(undefined);
  // A field of another map is dropped, because its values mean something else.
  if (state === 'loaded' || last.current?.set !== set) last.current = field;
  const shown = last.current;

  const probeTile = field && probeTileOf(store, field, tiles);
  const wanted = useMemo(() => {
    const listed = frame ? listWanted(request, tiles, frame) : [];
    return [...(probeTile ? [probeTile] : []), ...listed].join(' ');
  }, [request, tiles, frame, probeTile]);
  useEffect(() => store.setWanted(wanted === '' ? [] : wanted.split(' ')), [store, wanted]);
  return { field: shown && { ...shown, z: field?.z ?? shown.z }, state, tiles };
}

/** Lists the tile paths in the order of their requests. */
function listWanted(request: FieldRequest, tiles: readonly TileAddress[], frame: MapFrame): readonly string[] {
  const { field, beside, place, besidePlace, ahead, forGraph } = request;
  const whole = (source: Field) => tiles.map((tile) => pathIn(source, tile));
  const atPlace = (source: Field) => (place ? [pathIn(source, pick(tileOfPlace(place, source.z)))] : []);
  const ownCover = (source: Field) => tilesToLoad(frame.rect, source.z).map((tile) => pathIn(source, tile));
  return [
    ...(field ? [...whole(field), ...atPlace(field)] : []),
    ...beside.flatMap(ownCover),
    ...besidePlace.flatMap(atPlace),
    ...ahead.flatMap(whole),
    ...forGraph.flatMap(atPlace),
  ];
}

const pick = ({ z, x, y }: TileAddress): TileAddress => ({ z, x, y });

/** Returns the zoom of a set's tiles for a view. */
export function fieldZoom(set: Field['set'], viewZoom: number): number {
  return tileZoom(viewZoom, tileSets[set].maxZoom);
}
