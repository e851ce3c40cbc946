import { CONDITIONS, DAY } from './palette.ts';
import type { SharedHour } from './shared-day.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 3;

/**
 * Draws the day's surf as one bar per hour on a base line; the fill shows the surf condition. `top` is the surf height
 * at the upper edge of the box.
 */
export function drawBars(hours: readonly SharedHour[], { x, y, width, height }: Box, top: number): string {
  const step = width / Math.max(1, hours.length);
  const bars = hours.map(({ surf, condition }, hour) => {
    if (surf === null) return '';
    const tall = Math.max(2, Math.min(1, surf / top) * height);
    const fill = condition ? CONDITIONS[condition].fill : DAY.unrated;
    return `<rect x="${round(x + hour * step)}" y="${round(y + height - tall)}" width="${round(step - GAP)}" height="${round(tall)}" fill="${fill}"/>`;
  });
  return `${bars.join('')}<rect x="${x}" y="${y + height}" width="${width}" height="2" fill="${DAY.ink}"/>`;
}

/** Draws the day's tide as an area between its lowest and its highest hour; empty without a tide. */
export function drawTide(hours: readonly SharedHour[], { x, y, width, height }: Box): string {
  const known = hours.flatMap(({ tide }, hour) => (tide === null ? [] : [{ tide, hour }]));
  const levels = known.map(({ tide }) => tide);
  const low = Math.min(...levels);
  const span = Math.max(...levels) - low;
  const [first, ...rest] = known.map(({ tide, hour }) => ({
    x: round(x + ((hour + 0.5) / hours.length) * width),
    y: round(y + height - 4 - ((tide - low) / (span || 1)) * (height - 4)),
  }));
  const last = rest.at(-1);
  if (!first || !last) return '';
  const line = rest.map((point) => `L${point.x} ${point.y}`).join('');
  const base = y + height;
  return `<path d="M${first.x} ${base}V${first.y}${line}V${base}z" fill="${DAY.tide}"/>`;
}

/** Draws the labels of the hours 6, 12 and 18 below the bars, if the day contains them. */
export function drawHourLabels(hours: readonly SharedHour[], { x, y, width }: Box): string {
  return [6, 12, 18]
    .map((hour) => {
      const at = round(x + ((hour + 0.5) / hours.length) * width);
      return `<text x="${at}" y="${y}" font-size="22" fill="${DAY.quiet}" text-anchor="middle">${hours[hour]?.time ?? ''}</text>`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
