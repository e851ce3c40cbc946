import { normalizeDeg, toDegrees, toRadians } from '../angles.ts';
import type { AirSample } from '../ocean-at-beach.ts';

/** The wind of one hour; speed, direction and gust may each be missing. */
export type Wind = Pick<AirSample, 'windSpeedMps' | 'windFromDeg' | 'gustMps'>;

/**
 * The number of hours over which the fine model hands over to the global model. The blend avoids an artificial front
 * where the fine model ends.
 */
export const HAND_OVER_HOURS = 6;

/**
 * Blends the hourly wind of a global and a fine model by the fine model's weights. Speeds and gusts blend linearly,
 * directions as wind vectors. Where one model has no value, the other is used alone.
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
 * Returns the fine model's weight in each hour, [0, 1]. The weight is 1 where the model has values; it falls in the
 * last 6 hours before a gap and rises in the first 6 after one. It does not rise at `globalFromHour`, where the global
 * run begins, because earlier hours keep their already blended values.
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
  // A fine model without gusts takes the global model's gust, but never less than its own wind speed.
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

/**
 * Returns the direction of the weighted sum of the two winds. If the winds cancel out, it returns the direction of the
 * wind with the larger weighted speed.
 */
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
