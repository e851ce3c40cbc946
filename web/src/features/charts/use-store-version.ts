import { useEffect, useState } from 'react';
import type { TileStore } from './tiles/tile-store.ts';

/** Renders again when tiles have arrived, at most once per frame. */
export function useStoreVersion(store: TileStore): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let frame = 0;
    const remove = store.onChange(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setVersion((known) => known + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      remove();
    };
  }, [store]);
  return version;
}
