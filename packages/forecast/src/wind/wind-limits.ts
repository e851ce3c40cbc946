/** The greatest wind speed at which the surface is always clean. */
export const LIGHT_WIND_KT = 4;
/** The greatest wind speed at which the surface is glassy. */
export const GLASSY_WIND_KT = 2;

/**
 * The strongest winds at which the surface is still clean or still fair, by the angle between the wind and the beach's
 * facing. The limits between these angles are linear.
 */
export const WIND_LIMITS = [
  { angleDeg: 0, cleanKt: 4, fairKt: 9 },
  { angleDeg: 45, cleanKt: 5, fairKt: 10 },
  { angleDeg: 90, cleanKt: 6, fairKt: 13 },
  { angleDeg: 135, cleanKt: 15, fairKt: 24 },
  { angleDeg: 180, cleanKt: 20, fairKt: 30 },
] as const;

/** A gust is usually 1.4 times the mean wind. Half of a gust's excess over this usual gust is added to the wind. */
const USUAL_GUST_FACTOR = 1.4;

export interface WindLimits {
  readonly cleanKt: number;
  readonly fairKt: number;
}

/** Returns the limits at an angle of [0, 180] degrees between the wind's origin and the beach's facing. */
export function windLimitsAt(angleDeg: number): WindLimits {
  let below: (typeof WIND_LIMITS)[number] = WIND_LIMITS[0];
  for (const above of WIND_LIMITS) {
    if (angleDeg <= above.angleDeg && above !== below) {
      const fraction = (angleDeg - below.angleDeg) / (above.angleDeg - below.angleDeg);
      return {
        cleanKt: below.cleanKt + fraction * (above.cleanKt - below.cleanKt),
        fairKt: below.fairKt + fraction * (above.fairKt - below.fairKt),
      };
    }
    below = above;
  }
  return below;
}

/** Returns the wind that roughens the surface, knots: the mean plus half of the gusts' excess over the usual gust. */
export function gustyWindKt(windKt: number, gustKt = 0): number {
  return windKt + Math.max(0, gustKt - USUAL_GUST_FACTOR * windKt) / 2;
}
