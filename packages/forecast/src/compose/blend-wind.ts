import { normalizeDeg, toDegrees, toRadians } from '../angles.ts';
import type { AirSample } from '../ocean-at-beach.ts';

/** The wind of one hour; each quantity may be missing on its own. */
export type Wind = Pick<AirSample, 'windSpeedMps' | 'windFromDeg' | 'gustMps'>;

/**
 * The fine model hands over to the global one in its last hours, so that no artificial front appears where it ends.
 */
export const HAND_OVER_HOURS = 6;

/**
 * Hourly wind, blended from a global and a fine model by the fine one's weights: speeds and
 * gusts linearly, directions as wind vectors. Where one has no value the other is used alone.
 */
export function blendWinds(
  global: readonly (Wind | undefined)[],
  fine: readonly (Wind | undefined)[],
  weights: readonly number[],
): (Wind | undefined)[] {
  return global.map((wind, hour) => {
    const own = fine[hour];
    const weight = weights[hour] ?? 0;
    if (!own || (wind && weight === 0)) return wind;
    return wind ? mixWinds(wind, own, weight) : own;
  });
}

/**
 * The fine model's weight in each hour, [0, 1]: 1 where it has values, falling in the last
 * 6 hours before a gap and rising in the first 6 after one. Not so at `globalFromHour`,
 * where the global run begins: earlier hours keep their values, already blended.
 */
export function handOverWeights(fine: readonly (Wind | undefined)[], globalFromHour: number): readonly number[] {
  const weights: number[] = fine.map((wind, hour) => (wind && hour >= globalFromHour ? 1 : 0));
  for (let first = 0; first < weights.length; first++) {
    if (weights[first] === 0) continue;
    let last = first;
    while (last + 1 < weights.length && weights[last + 1] === 1) last++;
    const opensSuddenly = first > Math.max(0, globalFromHour);
    const closesSuddenly = last + 1 < weights.length;
    for (let hour = first; hour <= last; hour++) {
      const [since, left] = [
        opensSuddenly ? hour - first : HAND_OVER_HOURS,
        closesSuddenly ? last - hour : HAND_OVER_HOURS,
      ];
      weights[hour] = Math.min(1, since / HAND_OVER_HOURS, left / HAND_OVER_HOURS);
    }
    first = last;
  }
  return weights;
}

function mixWinds(global: Wind, fine: Wind, weight: number): Wind {
  const [speedMps, fineMps] = [global.windSpeedMps, fine.windSpeedMps];
  if (fineMps === undefined) return global;
  if (speedMps === undefined) return fine;
  // A fine model without gusts: the global one's, never below the wind that is blowing.
  const fineGustMps = fine.gustMps ?? (global.gustMps === undefined ? undefined : Math.max(global.gustMps, fineMps));
  return {
    windSpeedMps: mix(speedMps, fineMps, weight),
    windFromDeg: mixDirections(global, fine, weight),
    gustMps: fineGustMps === undefined ? global.gustMps : mix(global.gustMps ?? fineGustMps, fineGustMps, weight),
  };
}

function mix(global: number, fine: number, weight: number): number {
  return global + weight * (fine - global);
}

/** Where the weighted sum of the two winds comes from; if they cancel out, the direction of the stronger part. */
function mixDirections(global: Wind, fine: Wind, weight: number): number | undefined {
  if (global.windFromDeg === undefined || fine.windFromDeg === undefined) return fine.windFromDeg ?? global.windFromDeg;
  const parts = [
    { mps: (1 - weight) * (global.windSpeedMps ?? 0), rad: toRadians(global.windFromDeg) },
    { mps: weight * (fine.windSpeedMps ?? 0), rad: toRadians(fine.windFromDeg) },
  ];
  const east = parts.reduce((sum, { mps, rad }) => sum + mps * Math.sin(rad), 0);
  const north = parts.reduce((sum, { mps, rad }) => sum + mps * Math.cos(rad), 0);
  if (Math.hypot(east, north) < 1e-3) return weight < 0.5 ? global.windFromDeg : fine.windFromDeg;
  return normalizeDeg(toDegrees(Math.atan2(east, north)));
}
