import type { NamedPlace, NameKind } from '@groundswell/basemap';
import { useEffect, useMemo, useState } from 'react';
import type { LiveMap } from './live-map.ts';

/**
 * Loads the place names of a map in two bundles. The names for low zoom levels load at once. The others load when the
 * map first reaches a sufficient zoom.
 */
export function useNames(map: LiveMap, kinds: readonly NameKind[] | undefined): readonly NamedPlace[] {
  const [all, setAll] = useState<readonly NamedPlace[]>([]);
  useEffect(() => loadNames(map, setAll), [map]);
  return useMemo(() => (kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all), [all, kinds]);
}

function loadNames(map: LiveMap, show: (names: readonly NamedPlace[]) => void): () => void {
  let ended = false;
  let stop = () => {};
  const load = async () => {
    const { names: far, nearFromZoom } = await import('virtual:map-names/far');
    if (ended) return;
    show(far);
    const loadNear = async () => {
      if (map.view().zoom < nearFromZoom) return;
      stop();
      const { names: near } = await import('virtual:map-names/near');
      if (!ended) show([...far, ...near]);
    };
    stop = map.on('moveend', () => void loadNear().catch(() => undefined));
    await loadNear();
  };
  load().catch(() => undefined); // An error is ignored, because a map without names is still usable.
  return () => {
    ended = true;
    stop();
  };
}
