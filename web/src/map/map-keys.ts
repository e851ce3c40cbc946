import type { LiveMap } from './live-map.ts';

const STEP_PX = 80;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};
const ZOOM_STEPS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

/**
 * Labels the map for screen readers and lets keys move it. Another listener on the canvas can claim a key first by
 * calling `preventDefault`.
 */
export function mapKeys({ canvas, panBy, zoomBy }: LiveMap, name: string): () => void {
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', name);
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    const zoom = ZOOM_STEPS[event.key];
    if (move) panBy(...move);
    else if (zoom) zoomBy(zoom);
    else return;
    event.preventDefault();
  };
  const area = canvas.parentElement ?? canvas;
  area.addEventListener('keydown', onKey);
  return () => area.removeEventListener('keydown', onKey);
}
