import type { BeachForecast } from '../beach-forecast.ts';
import type { Column } from '../column.ts';
import type { SampleSource, WaveSample } from '../ocean-at-beach.ts';
import { type FollowedTrain, followTrains, highestTrains } from '../waves/follow-trains.ts';
import { interpolateTrains } from '../waves/interpolate-trains.ts';
import { isChop } from '../waves/passing.ts';
import { shorewardOf } from '../waves/shoreward.ts';
import { computeSurf, type Outlook } from '../waves/surf.ts';
import { keepYoungSeas } from '../waves/young-swell.ts';
import { assignLines } from './assign-lines.ts';
import { between, bracketHours, longestBridgeMs } from './series.ts';

/**
 * The smallest train height that counts, metres. NOAA's grids store heights to the centimetre, so smaller values are
 * noise.
 */
const LEAST_HEIGHT_M = 0.01;

/** Composes hourly columns of the waves off and on a beach; undefined without samples. */
export function composeWaveColumns(
  samples: readonly WaveSample[],
  source: SampleSource | undefined,
  outlook: Outlook,
  startAt: number,
  hours: number,
): BeachForecast['waves'] {
  if (samples.length === 0) return undefined;
  const { facingDeg, transfer } = outlook;
  const followed = followTrains(samples, (toAt) => longestBridgeMs(toAt, source, startAt));
  const brackets = bracketHours(followed, source, startAt, hours);
  const followedTrains = brackets.map((around): readonly FollowedTrain[] | undefined => {
    if (!around) return undefined;
    const { from, to, fraction } = around;
    const all = fraction === 0 ? from.trains : interpolateTrains(from.trains, to.trains, fraction);
    return highestTrains(all.filter(({ heightM, periodS }) => heightM >= LEAST_HEIGHT_M && periodS > 0));
  });
  const trains = keepYoungSeas(followedTrains);
  const surf = trains.map((hour) => hour && computeSurf(hour, outlook));
  return {
    heightCm: brackets.map((around) =>
      whole(around && between(around.from.heightM, around.to.heightM, around.fraction), 100),
    ),
    faceCm: surf.map((hour) => whole(hour?.faceHeightM, 100)),
    seaPct: surf.map((hour) => whole(hour?.seaShare, 100)),
    trains: assignLines(trains.map((hour) => hour?.filter((train) => !isChop(train)))).map((line) => ({
      heightCm: line.map((train) => whole(train?.heightM, 100)),
      periodDs: line.map((train) => whole(train?.periodS, 10)),
      fromDeg: line.map((train) => wholeDirection(train?.fromDeg)),
      isSea: line.map((train) => (train ? (train.kind === 'sea' ? 1 : 0) : null)),
      ashorePct: line.map((train) => whole(train && Math.min(1, shorewardOf(train, facingDeg, transfer).share), 100)),
    })),
  };
}

/** Converts a value to a whole number of smaller units, `perUnit` to one unit: 1.23 m is 123 for `perUnit` 100. */
export function whole(value: number | undefined, perUnit: number): number | null {
  return value === undefined || !Number.isFinite(value) ? null : Math.round(value * perUnit);
}

export function wholeDirection(deg: number | undefined): Column[number] {
  const rounded = whole(deg, 1);
  return rounded === null ? null : rounded % 360;
}
