import { useEffect } from 'react';
import type { SeaInkAt } from '../../map/map-labels.tsx';
import type { Look } from './drawing/lay-out.ts';
import { seaInkAt } from './drawing/sea-ink.ts';
import type { TileStore } from './tiles/tile-store.ts';
import type { ShownField } from './use-shown-field.ts';

/** Tells the ink of names over the field that is drawn, anew when another is, and that there is none when it goes. */
export function useSeaInk(
  store: TileStore,
  { type, ramp }: Pick<Look, 'type' | 'ramp'>,
  { field, state }: ShownField,
  tell: (inkAt: SeaInkAt | undefined) => void,
): void {
  const { set, run, hour, z } = field ?? {};
  // By its parts, as the field itself is made anew each time; and by its state, as its tiles have values once they came.
  useEffect(() => {
    if (set === undefined || run === undefined || hour === undefined || z === undefined) return;
    tell((lat, lon) => seaInkAt(store, { type, ramp }, { set, run, hour, z }, { lat, lon }));
    return () => tell(undefined);
  }, [store, type, ramp, set, run, hour, z, state, tell]);
}
