import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { surfText } from '../surf/size.ts';
import type { Units } from '../units.ts';
import { shorewardOf } from '../waves/shoreward.ts';
import { trainText, windText } from './texts.ts';

/** An hour with the texts that the timeline, the day and the current conditions share. */
export interface ViewedHour {
  readonly hour: ForecastHour;
  /** The trains that bring most and second most power to this beach. */
  readonly first?: LinedTrain;
  readonly second?: LinedTrain;
  readonly surf: string | null;
  readonly wind: string | null;
  readonly swell1: string | null;
  readonly swell2: string | null;
}

/** An hour as a reader with `units` sees it on a beach that looks at `facingDeg`. */
export function viewHour(hour: ForecastHour, facingDeg: number, units: Units): ViewedHour {
  const [first, second] = strongestTwo(hour.trains ?? [], facingDeg);
  return {
    hour,
    first,
    second,
    surf: hour.faceHeightM === undefined ? null : surfText(hour.faceHeightM, units),
    wind: hour.windSpeedMps === undefined ? null : windText(hour.windSpeedMps, hour.windFromDeg, units),
    swell1: first ? trainText(first, units) : null,
    swell2: second ? trainText(second, units) : null,
  };
}

/** Deep-water power is in proportion to H² T; the part that heads for the shore counts. */
function strongestTwo(
  trains: readonly LinedTrain[],
  facingDeg: number,
): [first: LinedTrain | undefined, second: LinedTrain | undefined] {
  if (trains.length < 2) return [trains[0], undefined];
  let first: LinedTrain | undefined;
  let second: LinedTrain | undefined;
  let firstPower = -1;
  let secondPower = -1;
  for (const train of trains) {
    const power = train.heightM ** 2 * train.periodS * shorewardOf(train, facingDeg).share;
    if (power > firstPower) {
      [second, secondPower] = [first, firstPower];
      [first, firstPower] = [train, power];
    } else if (power > secondPower) {
      [second, secondPower] = [train, power];
    }
  }
  return [first, second];
}
