import { HOUR_MS } from '@groundswell/durations';
import type { WavePoint } from './model.ts';

/** The line breaks where two points are further apart than this. */
const GAP_MS = 3 * HOUR_MS;

export interface GraphLayout {
  readonly points: readonly (WavePoint & { readonly x: number; readonly y: number })[];
  readonly line: string;
  /** Round heights and the y of their lines. */
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** Round hours and their x. */
  readonly ticks: readonly { readonly at: number; readonly x: number }[];
}

interface Frame {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** Hours between two ticks. */
  readonly tickHours: number;
  /** Minutes that the station's clock is ahead of UTC: ticks are at its round hours. */
  readonly offsetMin: number;
}

/** Heights over time, from 0 at the bottom to a round height above the highest. */
export function layoutGraph(points: readonly WavePoint[], frame: Frame): GraphLayout {
  const { from, to, width, top, bottom, tickHours, offsetMin } = frame;
  const step = levelStep(Math.max(0, ...points.map(({ height }) => height)));
  const ceiling = step * Math.max(1, Math.ceil(Math.max(0, ...points.map(({ height }) => height)) / step));
  const x = (at: number) => round(((at - from) / (to - from)) * width);
  const y = (height: number) => round(bottom - (height / ceiling) * (bottom - top));
  const placed = points.map((point) => ({ ...point, x: x(point.at), y: y(point.height) }));

  const tickMs = tickHours * HOUR_MS;
  const offsetMs = offsetMin * 60_000;
  const first = Math.ceil((from + offsetMs) / tickMs) * tickMs - offsetMs;
  return {
    points: placed,
    line: placed
      .map((point, i) => {
        const before = placed[i - 1];
        return `${!before || point.at - before.at > GAP_MS ? 'M' : 'L'}${point.x} ${point.y}`;
      })
      .join(''),
    levels: Array.from({ length: Math.round(ceiling / step) + 1 }, (_, i) => ({
      value: round(i * step),
      y: y(i * step),
    })),
    ticks: Array.from({ length: Math.max(0, Math.floor((to - first) / tickMs) + 1) }, (_, i) => ({
      at: first + i * tickMs,
      x: x(first + i * tickMs),
    })),
  };
}

/** The smallest round step that needs at most four lines. */
function levelStep(highest: number): number {
  return [0.5, 1, 2, 5, 10, 20].find((step) => highest / step <= 4) ?? 50;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
