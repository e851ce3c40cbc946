import { type BlockName, checkBlock, HEAD_BYTES, pointBytes, pointsAround } from './point-block.ts';
import type { BlockPlace } from './point-grid.ts';
import { type ByteScale, directionByte, heightByte, periodByte, seaByte, windByte } from './point-values.ts';
import { readTrains, type TrainSeries } from './read-trains.ts';

/** The hours of a run at one position; a missing value is undefined. */
export interface PointSeries {
  readonly heightM: readonly (number | undefined)[];
  readonly periodS: readonly (number | undefined)[];
  readonly fromDeg: readonly (number | undefined)[];
  readonly windMps: readonly (number | undefined)[];
  readonly windFromDeg: readonly (number | undefined)[];
  readonly seaC: number | undefined;
  /** The wind sea and three swells; empty without any. */
  readonly trains: readonly TrainSeries[];
}

/**
 * The minimum weight of sea points around a position for it to count as sea. A single sea point among land is not
 * enough, because a quarter of a degree is 28 km.
 */
const LEAST_SEA_SHARE = 0.25;

/**
 * Reads the hours at a position from its block, and interpolates between the four grid points around it. Throws
 * BadBlockError.
 */
export function readBlock(bytes: Uint8Array, name: BlockName, place: BlockPlace): PointSeries {
  checkBlock(bytes, name);
  const { hours } = name;
  const around = pointsAround(place).map(({ point, share }) => ({ at: HEAD_BYTES + point * pointBytes(hours), share }));
  const each = <T>(of: (hour: number) => T) => Array.from({ length: hours }, (_, hour) => of(hour));
  const mean = (quantity: number, scale: ByteScale, hour: number, leastShare = 0) =>
    meanOf(
      around.map(({ at, share }) => ({ share, value: scale.fromByte(bytes[at + quantity * hours + hour] as number) })),
      leastShare,
    );
  const vector = (
    quantity: number,
    hour: number,
    length?: { readonly quantity: number; readonly scale: ByteScale },
  ) => {
    const parts = around.map(({ at, share }) => {
      const rad = (directionByte.fromByte(bytes[at + quantity * hours + hour] as number) * Math.PI) / 180;
      const size = length ? length.scale.fromByte(bytes[at + length.quantity * hours + hour] as number) : 1;
      return { share, east: size * Math.sin(rad), north: size * Math.cos(rad) };
    });
    const east = meanOf(parts.map(({ share, east: value }) => ({ share, value })));
    const north = meanOf(parts.map(({ share, north: value }) => ({ share, value })));
    return east === undefined || north === undefined ? undefined : { east, north };
  };
  const winds = each((hour) => vector(4, hour, { quantity: 3, scale: windByte }));
  return {
    heightM: each((hour) => mean(0, heightByte, hour, LEAST_SEA_SHARE)),
    periodS: each((hour) => mean(1, periodByte, hour, LEAST_SEA_SHARE)),
    fromDeg: each((hour) => bearing(vector(2, hour))),
    windMps: winds.map((wind) => wind && Math.hypot(wind.east, wind.north)),
    windFromDeg: winds.map(bearing),
    seaC: mean(5, seaByte, 0),
    trains: readTrains(bytes, hours, place),
  };
}

/** Returns the weighted mean of the known values; undefined if their weights add up to less than `leastShare`. */
function meanOf(
  parts: readonly { readonly share: number; readonly value: number }[],
  leastShare = 0,
): number | undefined {
  const known = parts.filter(({ value }) => !Number.isNaN(value));
  const shares = known.reduce((sum, { share }) => sum + share, 0);
  if (!(shares > 0) || shares < leastShare) return undefined;
  return known.reduce((sum, { share, value }) => sum + share * value, 0) / shares;
}

function bearing(vector: { readonly east: number; readonly north: number } | undefined): number | undefined {
  if (!vector || Math.hypot(vector.east, vector.north) < 1e-9) return undefined;
  return ((Math.atan2(vector.east, vector.north) * 180) / Math.PI + 360) % 360;
}
