import type { Seed } from './scattered.ts';
import type { Stroke } from './stroke.ts';

/** The wind at a point of the picture, in knots towards east and north. */
interface WindSample {
  readonly eastKt: number;
  readonly northKt: number;
}

interface Layout {
  readonly seeds: readonly Seed[];
  readonly max: number;
  windAt(x: number, y: number): WindSample | undefined;
  isLightAt(x: number, y: number): boolean;
}

const CALM_KT = 0.5;
const STEPS = 4;

/** Lays out streaks along the wind. Stronger wind has longer streaks, and each streak tapers towards its tail. */
export function layOutStreaks({ seeds, max, windAt, isLightAt }: Layout): readonly Stroke[] {
  const strokes: Stroke[] = [];
  for (const { x, y, own } of seeds) {
    if (strokes.length >= max) break;
    const wind = windAt(x, y);
    if (!wind || Math.hypot(wind.eastKt, wind.northKt) < CALM_KT) continue;
    const kt = Math.hypot(wind.eastKt, wind.northKt);
    const length = 9 + kt * 1.3;
    const [begin, end] = [follow(windAt, x, y, -length / 2), follow(windAt, x, y, length / 2)];
    if (!begin || !end) continue;
    strokes.push({
      x,
      y,
      curve: [begin[0], begin[1], -(begin[0] + end[0]) / 2, -(begin[1] + end[1]) / 2, end[0], end[1]],
      drift: [0, 0],
      widthPx: 1.4,
      alpha: (isLightAt(x, y) ? -1 : 1) * 0.75,
      rate: 0.45,
      phase: own * 0.999,
    });
  }
  return strokes;
}

/** Follows the wind, or runs against it for a negative length; returns undefined where it is calm or has no data. */
function follow(windAt: Layout['windAt'], x: number, y: number, length: number): readonly [number, number] | undefined {
  let [dx, dy] = [0, 0];
  for (let n = 0; n < STEPS; n++) {
    const wind = windAt(x + dx, y + dy);
    const kt = wind && Math.hypot(wind.eastKt, wind.northKt);
    if (!wind || !kt || kt < CALM_KT) return undefined;
    dx += (wind.eastKt / kt) * (length / STEPS);
    dy -= (wind.northKt / kt) * (length / STEPS);
  }
  return [dx, dy];
}
