import type { stations } from '@neaps/tide-database';

export type DatabaseStation = (typeof stations)[number];

/**
 * The speed of the tidal constituent M2, degrees an hour (Schureman 1940, table 2). Half a lunar day in minutes follows
 * from it.
 */
const M2_DEG_PER_HOUR = 28.984104;
const M2_PERIOD_MIN = (360 / M2_DEG_PER_HOUR) * 60;

/**
 * Returns the diurnal range (MHHW less MLLW) in metres; for a subordinate station, the reference's range with its
 * height offsets applied.
 */
export function rangeOf({ datums, offsets }: DatabaseStation): number {
  const referenceM = (datums.MHHW ?? Number.NaN) - (datums.MLLW ?? Number.NaN);
  if (!offsets) return referenceM;
  const { type, high, low } = offsets.height;
  return type === 'ratio' ? referenceM * high : referenceM + high - low;
}

/**
 * Returns the minutes by which high water is later than at another station, from M2 only; negative when earlier, within
 * ±373.
 */
export function computeHighWaterLagMin(station: DatabaseStation, other: DatabaseStation): number {
  const lag = highWaterMin(station) - highWaterMin(other);
  return lag - M2_PERIOD_MIN * Math.round(lag / M2_PERIOD_MIN);
}

function highWaterMin({ harmonic_constituents, offsets }: DatabaseStation): number {
  const phaseDeg = harmonic_constituents.find(({ name }) => name === 'M2')?.phase ?? 0;
  return (phaseDeg / M2_DEG_PER_HOUR) * 60 + (offsets?.time.high ?? 0);
}
