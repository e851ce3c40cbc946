import { type PeriodTransfer, TRANSFER_DIRECTIONS, type Train } from '@groundswell/forecast';
import { spreadDensity, spreadExponent } from '@groundswell/forecast/testing/spread';

/** Averages `valueAt`, a function of the direction in [0°, 360°), over a train's directional spread. */
export function meanOverSpread(train: Omit<Train, 'heightM'>, valueAt: (deg: number) => number, stepDeg = 1): number {
  let sum = 0;
  let whole = 0;
  for (let deg = 0; deg < 360; deg += stepDeg) {
    const density = spreadDensity(spreadExponent(train), deg - train.fromDeg);
    sum += density * valueAt(deg);
    whole += density;
  }
  return sum / whole;
}

/** Returns the height of a train at the point where rays start, near the beach, for 1 m at the model's grid cell. */
export function heightKept({ kept }: PeriodTransfer, train: Omit<Train, 'heightM'>): number {
  const stepDeg = 360 / TRANSFER_DIRECTIONS;
  return Math.sqrt(meanOverSpread(train, (deg) => kept[deg / stepDeg] ?? 0, stepDeg));
}

/**
 * Returns the mean direction of a train at the point where rays start, degrees from the direction that the beach faces.
 */
export function meanOffFacingDeg({ kept, offFacingDeg }: PeriodTransfer, train: Omit<Train, 'heightM'>): number {
  const stepDeg = 360 / TRANSFER_DIRECTIONS;
  const part = (along: (rad: number) => number) =>
    meanOverSpread(
      train,
      (deg) => (kept[deg / stepDeg] ?? 0) * along(((offFacingDeg[deg / stepDeg] ?? 0) * Math.PI) / 180),
      stepDeg,
    );
  return (Math.atan2(part(Math.sin), part(Math.cos)) * 180) / Math.PI;
}
