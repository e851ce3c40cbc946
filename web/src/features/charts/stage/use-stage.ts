import { useEffect, useMemo, useRef } from 'react';
import type { LiveMap } from '../../../map/live-map.ts';
import { savesData } from '../../../ui/saves-data.ts';
import { useMedia } from '../../../ui/use-media.ts';
import type { Look } from '../drawing/lay-out.ts';
import type { Field } from '../tiles/field.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { markText } from '../words.ts';
import { createStage, hasStage, type Stage } from './chart-stage.ts';

interface Shown extends Omit<Look, 'textOf' | 'maxGroups'> {
  readonly isLarge: boolean;
  readonly shown: Field | undefined;
  readonly wind: Field | undefined;
}

/** The largest number of stroke groups on small and on large screens. */
const [MOST_SMALL, MOST_LARGE] = [350, 900];

/** Puts a chart on the map, and updates it when its look changes. */
export function useStage(map: LiveMap | undefined, store: TileStore, shown: Shown): void {
  const { type, theme, unit, ramp, isLarge, particles, hasLines, shown: field, wind } = shown;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const stage = useRef<Stage>(undefined);
  useEffect(() => {
    if (!map) return;
    const made = hasStage(map) ? map.stageOf(store) : createStage(map, store);
    stage.current = made;
    return () => {
      stage.current = undefined;
      made.remove();
    };
  }, [map, store]);

  const look = useMemo<Look>(
    () => ({
      type,
      theme,
      unit,
      ramp,
      particles,
      hasLines,
      maxGroups: isLarge ? MOST_LARGE : MOST_SMALL,
      textOf: (value) => markText(unit, value),
    }),
    [type, theme, unit, ramp, particles, hasLines, isLarge],
  );
  const fieldKey = keyOf(field);
  const windKey = keyOf(wind);
  useEffect(() => {
    stage.current?.show(field && { field, wind, look, moves: !isStill && !savesData() });
  }, [map, look, isStill, fieldKey, windKey]);
}

const keyOf = (field: Field | undefined) => field && `${field.set} ${field.run} ${field.hour} ${field.z}`;
