import type { Train, WaveSample } from '../ocean-at-beach.ts';
import { MAX_TRAINS, trainDistance } from '../waves/follow-trains.ts';

/**
 * NOAA's grids hold the wind sea and the three highest swells of each cell. A cell with fewer than three swells
 * therefore lacks none.
 */
const GRID_SWELLS = 3;
/**
 * The rms difference between the total height and the height that the grid's trains add up to, metres. Added swells may
 * exceed the total height by this tolerance.
 */
const TOTAL_ERROR_M = 0.05;
/** The smallest swell height that is more than rounding error, metres. */
const LEAST_HEIGHT_M = 0.05;

/**
 * Adds small swells from a nearby bulletin to the grid's samples at the same instants. It adds partitions that match no
 * grid train by period and direction and are no higher than the grid's lowest swell. Their energy is limited to the
 * difference between the total and the sum of the grid's trains, so the total height stays.
 */
export function addBulletinTrains(
  samples: readonly WaveSample[],
  bulletin: readonly WaveSample[],
): { readonly samples: readonly WaveSample[]; readonly added: boolean } {
  const partitionsAt = new Map(bulletin.map(({ validAt, trains }) => [validAt, trains]));
  let added = false;
  const together = samples.map((sample) => {
    const extra = findUnmatchedSwells(sample, partitionsAt.get(sample.validAt) ?? []);
    if (extra.length === 0) return sample;
    added = true;
    return { ...sample, trains: [...sample.trains, ...extra] };
  });
  return { samples: together, added };
}

function findUnmatchedSwells({ heightM, trains }: WaveSample, partitions: readonly Train[]): readonly Train[] {
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

/** Returns the partitions that match no grid train. A partition similar to a grid train is taken as that train. */
function listUnmatched(trains: readonly Train[], partitions: readonly Train[]): readonly Train[] {
  return partitions.filter((partition) => trains.every((train) => trainDistance(train, partition, 0) >= 1));
}
