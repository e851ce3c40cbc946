import type { TimelineReply } from '@groundswell/contracts';
import type { Voice } from '../words/voice.ts';

type Level = TimelineReply['surfLevels'][number];

/** The possible maxima of the scale. Each divides into round steps. */
const TOPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 16, 20, 30, 40, 60, 100] as const;

/** Returns the lowest round maximum of a scale that is at least `value` and at least `least`. */
export function roundTop(value: number, least: number): number {
  const needed = Math.max(value, least);
  return TOPS.find((top) => top >= needed) ?? Math.ceil(needed / 50) * 50;
}

/**
 * Returns the gridlines that divide a drawing into three or four equal bands below the scale's maximum `top`. Each has
 * its y and its label, such as '4 ft'.
 */
export function levelsBelow(top: number, height: number, { wave }: Voice): Level[] {
  const lines = top % 3 === 0 || top === 1.5 ? 3 : 4;
  return Array.from({ length: lines - 1 }, (_, index) => {
    const value = (top * (index + 1)) / lines;
    return {
      value: Math.round(height - (value / top) * height),
      label: `${Number(value.toFixed(2))} ${wave}`,
    };
  });
}
