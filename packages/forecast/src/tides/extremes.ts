import { HOUR_MS } from '../time/local-days.ts';

/** A high or low water: UTC ms, to the minute as tide tables have it, and metres above the station's datum. */
export interface TideExtreme {
  readonly at: number;
  readonly levelM: number;
  readonly high: boolean;
}

/** NOAA lists no high and low of a reference station that lie closer together, and keeps a range of 2 mm between others. */
const LEAST_APART_MS = 2 * HOUR_MS;

const MINUTE_MS = 60_000;

/**
 * Highs and lows of evenly spaced levels, by turns, in time order. From levels every 6 minutes the time is within 10 s of
 * the curve's before it is rounded.
 */
export function findExtremes(levels: ArrayLike<number>, startAt: number, stepMs: number): TideExtreme[] {
  const turns: TideExtreme[] = [];
  for (let index = 1; index < levels.length - 1; index++) {
    const [before = 0, here = 0, after = 0] = [levels[index - 1], levels[index], levels[index + 1]];
    const high = here > before;
    if (after > here === high) continue;
    // The top of the parabola through the three.
    const bend = before - 2 * here + after;
    const step = bend === 0 ? 0 : (before - after) / (2 * bend);
    turns.push({ at: startAt + (index + step) * stepMs, levelM: here - (before - after) * (step / 4), high });
  }
  return withoutBrief(turns).map((turn) => ({ ...turn, at: Math.round(turn.at / MINUTE_MS) * MINUTE_MS }));
}

/** Takes out the two neighbours that lie closest, again and again, so that highs and lows still take turns. */
function withoutBrief(turns: readonly TideExtreme[]): TideExtreme[] {
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
