import { useEffect, useState } from 'react';
import type { LiveMap } from '../../../map/live-map.ts';
import type { Place } from '../tiles/read-point.ts';

const STEP_PX = 16;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};
const EDGE_PX = 24;

/**
 * Keeps the selected place: a tap sets it, the arrow keys move its crosshair, Escape clears it. `isUnderSheet` is true
 * where a sheet covers part of the map, as on a phone.
 */
export function useSelectedPlace(map: LiveMap | undefined, isUnderSheet: boolean) {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (!map) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = MOVES[event.key];
      if (event.key === 'Escape') setPlace(undefined);
      else if (move) setPlace((known) => movePlace(map, known, event.shiftKey ? move.map((px) => px * 4) : move));
      else return;
      // The browser's default would move the map.
      event.preventDefault();
    };
    map.canvas.addEventListener('keydown', onKey);
    const stop = map.on('click', ({ lat, lon, x, y }) => {
      setPlace({ lat, lon });
      if (!isUnderSheet) return;
      // The sheet covers the lower half of the map, or the left half in landscape. The map pans the place to the middle
      // of the uncovered half.
      const { clientWidth, clientHeight } = map.container;
      if (matchMedia('(max-height: 500px) and (orientation: landscape)').matches)
        map.panBy(x - clientWidth * 0.73, y - clientHeight / 2);
      else map.panBy(0, y - clientHeight / 4);
    });
    return () => {
      stop();
      map.canvas.removeEventListener('keydown', onKey);
    };
  }, [map, isUnderSheet]);
  return [place, setPlace] as const;
}

/** Moves the selected place; without one, selects the map's centre. The map pans when the crosshair nears the edge. */
function movePlace(map: LiveMap, known: Place | undefined, [x = 0, y = 0]: readonly number[]): Place {
  if (!known) {
    const { lat, lon } = map.view();
    return { lat, lon };
  }
  const { clientWidth, clientHeight } = map.container;
  const at = map.project(known.lat, known.lon);
  const next = { x: at.x + x, y: at.y + y };
  if (next.x < EDGE_PX || next.y < EDGE_PX || next.x > clientWidth - EDGE_PX || next.y > clientHeight - EDGE_PX)
    map.panBy(x * 8, y * 8);
  return map.unproject(next.x, next.y);
}
