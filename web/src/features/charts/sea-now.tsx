import { useMemo, useState } from 'react';
import { useOwnUnits } from '../../entities/units/use-own-units.ts';
import type { LiveMap } from '../../map/live-map.ts';
import type { SeaInkAt } from '../../map/map-labels.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { useMedia } from '../../ui/use-media.ts';
import { rampColours } from './model/ramp-colours.ts';
import { nearestStep, stepsOf } from './model/steps.ts';
import { unitOf } from './model/units.ts';
import { useStage } from './stage/use-stage.ts';
import { loadTile } from './tiles/load-tile.ts';
import { createTileStore } from './tiles/tile-store.ts';
import { useMapFrame } from './use-map-frame.ts';
import { useRun } from './use-runs.ts';
import { useSeaInk } from './use-sea-ink.ts';
import { fieldZoom, useShownField } from './use-shown-field.ts';
import { useStoreVersion } from './use-store-version.ts';

const STORE_BYTES = 16 * 2 ** 20;
const STEP_MS = 600_000;

interface Props {
  readonly map: LiveMap;
  /**
   * Called with a function that returns the text colour of a place name over the field; undefined when the field is
   * removed. It must be referentially stable.
   */
  readonly onSeaInk: (inkAt: SeaInkAt | undefined) => void;
}

/**
 * The current sea under another map: wave heights by colour, and crests across the wave direction. The model includes
 * refraction and sheltering by land. If loading fails, the map's own sea stays visible.
 */
export function SeaNow({ map, onSeaInk }: Props) {
  const [store] = useState(() => createTileStore({ load: loadTile, maxBytes: STORE_BYTES }));
  useStoreVersion(store);
  const theme = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const isLarge = useMedia('(min-width: 1024px)');
  const units = useOwnUnits();
  const now = useClock(STEP_MS);
  const frame = useMapFrame(map);
  const { run } = useRun('wave');
  const z = fieldZoom('wvht', frame?.view.zoom ?? 0);
  const field = useMemo(() => {
    const steps = run ? stepsOf('wave', run) : [];
    const step = steps[nearestStep(steps, now)];
    return step?.drawn && { set: 'wvht' as const, ...step.drawn, z };
  }, [run, now, z]);
  const shown = useShownField(store, frame, { set: 'wvht', field, place: undefined, ...NOTHING_MORE });
  const ramp = useMemo(() => rampColours({ quantity: 'wave', theme, shading: 'smooth' }), [theme]);
  useStage(map, store, {
    type: 'wave',
    theme,
    unit: unitOf('wave', units),
    ramp,
    isLarge,
    particles: true,
    hasLines: false,
    shown: shown.field,
    wind: undefined,
  });
  useSeaInk(store, { type: 'wave', ramp }, shown, onSeaInk);
  return null;
}

const NOTHING_MORE = { beside: [], besidePlace: [], ahead: [], forGraph: [] } as const;
