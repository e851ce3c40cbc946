import { HOUR_MS } from '@groundswell/durations';
import type { WavePoint } from './model.ts';

/** The largest gap between two points that the line connects. */
const GAP_MS = 3 * HOUR_MS;

export interface GraphLayout {
  readonly points: readonly (WavePoint & { readonly x: number; readonly y: number })[];
  readonly line: string;
  /** The rounded heights of the grid lines, with their y. */
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** The round hours of the ticks, with their x. */
  readonly ticks: readonly { readonly at: number; readonly x: number }[];
}

interface Frame {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** The hours between two ticks. */
  readonly tickHours: number;
  /** The offset of the station's clock from UTC, minutes: the ticks are at its round hours. */
  readonly offsetMin: number;
}

/** Lays out heights over time, from 0 at the bottom to a round height above the highest. */
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

/** Returns the smallest round step that needs at most four lines. */
function levelStep(highest: number): number {
  return [0.5, 1, 2, 5, 10, 20].find((step) => highest / step <= 4) ?? 50;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
