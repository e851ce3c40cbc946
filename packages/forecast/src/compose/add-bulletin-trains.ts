import type { Train, WaveSample } from '../ocean-at-beach.ts';
import { MAX_TRAINS, trainDistance } from '../waves/follow-trains.ts';

/**
 * NOAA's grids keep the wind sea and the three highest swells; a swell can be missing only when all three are present.
 */
const GRID_SWELLS = 3;
/** The grids' trains sum to the total height within this much (rms), metres: a smaller remainder means nothing. */
const TOTAL_ERROR_M = 0.05;
/** A lower train is indistinguishable from rounding. */
const LEAST_HEIGHT_M = 0.05;

/**
 * The grid's samples with the small swells that only a nearby bulletin has at the same instants:
 * partitions that match no train of the grid by period and direction and are no higher than the lowest
 * of them. They share the energy that the grid's own trains leave of its total; the total height stays.
 */
export function addBulletinTrains(
  samples: readonly WaveSample[],
  bulletin: readonly WaveSample[],
): { readonly samples: readonly WaveSample[]; readonly added: boolean } {
  const partitionsAt = new Map(bulletin.map(({ validAt, trains }) => [validAt, trains]));
  let added = false;
  const together = samples.map((sample) => {
    const extra = findUnknown(sample, partitionsAt.get(sample.validAt) ?? []);
    if (extra.length === 0) return sample;
    added = true;
    return { ...sample, trains: [...sample.trains, ...extra] };
  });
  return { samples: together, added };
}

function findUnknown({ heightM, trains }: WaveSample, partitions: readonly Train[]): readonly Train[] {
  const swells = trains.filter(({ kind }) => kind === 'swell');
  if (swells.length < GRID_SWELLS || partitions.length === 0) return [];
  const lowestM = Math.min(...swells.map((swell) => swell.heightM));
  let roomM2 = (heightM + TOTAL_ERROR_M) ** 2 - trains.reduce((sum, train) => sum + train.heightM ** 2, 0);

  return listUnmatched(trains, partitions)
    .filter((train) => train.kind === 'swell' && train.heightM <= lowestM)
    .sort((one, other) => other.heightM - one.heightM)
    .slice(0, MAX_TRAINS - trains.length)
    .flatMap((train) => {
      const ownM = Math.min(train.heightM, Math.sqrt(Math.max(0, roomM2)));
      roomM2 -= ownM ** 2;
      return ownM >= LEAST_HEIGHT_M ? [{ ...train, heightM: ownM }] : [];
    });
}

/** A partition that could be one of the grid's trains is that train seen twice; so is a second similar partition. */
function listUnmatched(trains: readonly Train[], partitions: readonly Train[]): readonly Train[] {
  return partitions.filter((partition) => trains.every((train) => trainDistance(train, partition, 0) >= 1));
}
