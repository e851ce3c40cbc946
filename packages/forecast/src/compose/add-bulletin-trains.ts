import type { Train, WaveSample } from '../ocean-at-beach.ts';
import { MAX_TRAINS, trainDistance } from '../waves/follow-trains.ts';

/** NOAA's grids keep the wind sea and the three highest swells; only where all three are there may one have been left out. */
const GRID_SWELLS = 3;
/** Heights of the grids' trains make up the total within this much (rms), metres: room that says nothing. */
const TOTAL_ERROR_M = 0.05;
/** Lower than this a train is not told from rounding. */
const LEAST_HEIGHT_M = 0.05;

/**
 * The grid's samples with the small swells that a bulletin near the beach tells of besides, at the same instants: those
 * of its partitions that are none of the grid's trains by period and direction, and no higher than the lowest of them.
 * They share what energy of the grid's total its own trains leave; the total height stays as it is.
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

/** A partition that could be one of the grid's trains is that train seen twice, and so is a second one like it. */
function listUnmatched(trains: readonly Train[], partitions: readonly Train[]): readonly Train[] {
  return partitions.filter((partition) => trains.every((train) => trainDistance(train, partition, 0) >= 1));
}
