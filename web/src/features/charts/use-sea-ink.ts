import { useEffect } from 'react';
import type { SeaInkAt } from '../../map/map-labels.tsx';
import type { Look } from './drawing/lay-out.ts';
import { seaInkAt } from './drawing/sea-ink.ts';
import type { TileStore } from './tiles/tile-store.ts';
import type { ShownField } from './use-shown-field.ts';

/**
 * Calls `onSeaInk` with the function for the text colour of place names whenever the shown field changes, and with
 * undefined when the field is removed.
 */
export function useSeaInk(
  store: TileStore,
  { type, ramp }: Pick<Look, 'type' | 'ramp'>,
  { field, state }: ShownField,
  onSeaInk: (inkAt: SeaInkAt | undefined) => void,
): void {
  const { set, run, hour, z } = field ?? {};
  // The field is a new object on each render, so the effect depends on its properties. It depends on the state too,
  // because the values arrive with the tiles.
  useEffect(() => {
    if (set === undefined || run === undefined || hour === undefined || z === undefined) return;
    onSeaInk((lat, lon) => seaInkAt(store, { type, ramp }, { set, run, hour, z }, { lat, lon }));
    return () => onSeaInk(undefined);
  }, [store, type, ramp, set, run, hour, z, state, onSeaInk]);
}
