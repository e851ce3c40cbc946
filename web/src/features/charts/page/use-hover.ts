import { useEffect, useState } from 'react';
import type { LiveMap, MapPoint } from '../../../map/live-map.ts';

/** Returns the point under the pointer; undefined off the map, and on touch screens. */
export function useHover(map: LiveMap | undefined): MapPoint | undefined {
  const [point, setPoint] = useState<MapPoint>();
  useEffect(() => {
    if (!map || !matchMedia('(hover: hover)').matches) return;
    let frame = 0;
    const stop = map.on('pointermove', (at) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPoint(at));
    });
    const leave = () => {
      cancelAnimationFrame(frame);
      setPoint(undefined);
    };
    map.container.addEventListener('pointerleave', leave);
    return () => {
      stop();
      leave();
      map.container.removeEventListener('pointerleave', leave);
    };
  }, [map]);
  return point;
}
