import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';

/** A high or low water: UTC ms, rounded to the minute as in tide tables, and metres above the station's datum. */
export interface TideExtreme {
  readonly at: number;
  readonly levelM: number;
  readonly high: boolean;
}

/**
 * The shortest time between a high and the next low. NOAA lists no closer pair at a reference station, though it lists
 * ranges as small as 2 mm.
 */
const LEAST_APART_MS = 2 * HOUR_MS;

/**
 * Finds the alternating highs and lows of evenly spaced levels, in time order. With levels every quarter of an hour,
 * the time before rounding is within a second of the curve's extreme.
 */
export function findExtremes(levels: ArrayLike<number>, startAt: number, stepMs: number): TideExtreme[] {
  const turns: TideExtreme[] = [];
  for (let index = 2; index < levels.length - 2; index++) {
    const high = (levels[index] ?? 0) > (levels[index - 1] ?? 0);
    if ((levels[index + 1] ?? 0) > (levels[index] ?? 0) === high) continue;
    const { steps, levelM } = fitExtreme(levels, index);
    turns.push({ at: startAt + (index + steps) * stepMs, levelM, high });
  }
  return dropClosePairs(turns).map((turn) => ({ ...turn, at: Math.round(turn.at / MINUTE_MS) * MINUTE_MS }));
}

/**
 * Fits the curve through the five levels around `index`. Returns the position of its extreme, in steps from `index`,
 * and the level there.
 */
function fitExtreme(levels: ArrayLike<number>, index: number): { steps: number; levelM: number } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = [-2, -1, 0, 1, 2].map((step) => levels[index + step]);
  // Central differences give the derivatives; the first and the second are accurate to fourth order.
  const slope = (a - 8 * b + 8 * d - e) / 12;
  const bend = (-a + 16 * b - 30 * c + 16 * d - e) / 12;
  const twist = (e - 2 * d + 2 * b - a) / 2;
  if (bend === 0) return { steps: 0, levelM: c };
  const near = -slope / bend;
  const steps = -slope / (bend + (twist * near) / 2);
  return { steps, levelM: c + steps * (slope + steps * (bend / 2 + (steps * twist) / 6)) };
}

/**
 * Removes highs and lows that lie too close together. It removes the closest pair of neighbours first and repeats this,
 * so that highs and lows still alternate.
 */
function dropClosePairs(turns: readonly TideExtreme[]): TideExtreme[] {
  const kept = [...turns];
  for (;;) {
    let closest = 0;
    let leastMs = LEAST_APART_MS;
    for (const [index, { at }] of kept.entries()) {
      const apartMs = (kept[index + 1]?.at ?? Infinity) - at;
      if (apartMs < leastMs) [closest, leastMs] = [index, apartMs];
    }
    if (leastMs === LEAST_APART_MS) return kept;
    kept.splice(closest, 2);
  }
}
