import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { surfText } from '../surf/size.ts';
import type { Units } from '../units.ts';
import { shorewardOf } from '../waves/shoreward.ts';
import { trainText, windText } from './texts.ts';

/** An hour with the texts that the timeline, the day and the current conditions share. */
export interface ViewedHour {
  readonly hour: ForecastHour;
  /** Trains by the power they bring to this beach, most first. */
  readonly ranked: readonly LinedTrain[];
  readonly surf: string | null;
  readonly wind: string | null;
  readonly swell1: string | null;
  readonly swell2: string | null;
}

/** An hour as a reader with `units` sees it on a beach that looks at `facingDeg`. */
export function viewHour(hour: ForecastHour, facingDeg: number, units: Units): ViewedHour {
  const ranked = rankTrains(hour.trains ?? [], facingDeg);
  const [first, second] = ranked;
  return {
    hour,
    ranked,
    surf: hour.faceHeightM === undefined ? null : surfText(hour.faceHeightM, units),
    wind: hour.windSpeedMps === undefined ? null : windText(hour.windSpeedMps, hour.windFromDeg, units),
    swell1: first ? trainText(first, units) : null,
    swell2: second ? trainText(second, units) : null,
  };
}

/** Deep-water power is in proportion to H² T; the part that heads for the shore counts. */
function rankTrains(trains: readonly LinedTrain[], facingDeg: number): readonly LinedTrain[] {
  if (trains.length < 2) return trains;
  const powers = new Map(
    trains.map((train) => [train, train.heightM ** 2 * train.periodS * shorewardOf(train, facingDeg).share]),
  );
  return [...trains].sort((a, b) => (powers.get(b) ?? 0) - (powers.get(a) ?? 0));
}
