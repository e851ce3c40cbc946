import { TRAINS_SIDE, trainsStart } from './point-block.ts';
import type { BlockPlace } from './point-grid.ts';
import { directionByte, heightByte, periodByte } from './point-values.ts';
import { SET_BYTES, TRAIN_BYTES, TRAINS, TRAINS_STRIDE } from './step-grid.ts';

/**
 * The hours of one wave train; undefined if absent. Swells are sorted by height at each hour, so a series may switch
 * between swells.
 */
export interface TrainSeries {
  readonly kind: 'sea' | 'swell';
  readonly heightM: readonly (number | undefined)[];
  readonly periodS: readonly (number | undefined)[];
  readonly fromDeg: readonly (number | undefined)[];
}

/**
 * Returns the trains of the nearest point that has any. They are not interpolated, because the highest swells of two
 * neighbouring points may be different ones. Empty if all four points are land, or if the run has no trains.
 */
export function readTrains(bytes: Uint8Array, hours: number, { right, down }: BlockPlace): readonly TrainSeries[] {
  const start = trainsStart(hours);
  const pointBytes = SET_BYTES.trains * hours;
  const at = pointsByDistance(right / TRAINS_STRIDE, down / TRAINS_STRIDE)
    .map((point) => start + point * pointBytes)
    .find((first) => hasTrain(bytes.subarray(first, first + pointBytes), hours));
  if (at === undefined) return [];
  return Array.from({ length: TRAINS }, (_, train) => {
    const of = (quantity: number, { fromByte }: { fromByte(byte: number): number }) =>
      Array.from({ length: hours }, (__, hour) => {
        const value = fromByte(bytes[at + (train * TRAIN_BYTES + quantity) * hours + hour] as number);
        return Number.isNaN(value) ? undefined : value;
      });
    return {
      kind: train === 0 ? 'sea' : 'swell',
      heightM: of(0, heightByte),
      periodS: of(1, periodByte),
      fromDeg: of(2, directionByte),
    };
  });
}

/** Lists the four surrounding points, the nearest first. */
function pointsByDistance(right: number, down: number): readonly number[] {
  const [column, row] = [right, down].map((steps) => Math.min(TRAINS_SIDE - 2, Math.floor(steps))) as [number, number];
  return [0, 1, 2, 3]
    .map((corner) => ({ x: column + (corner % 2), y: row + Math.floor(corner / 2) }))
    .toSorted((a, b) => Math.hypot(a.x - right, a.y - down) - Math.hypot(b.x - right, b.y - down))
    .map(({ x, y }) => y * TRAINS_SIDE + x);
}

function hasTrain(point: Uint8Array, hours: number): boolean {
  for (let train = 0; train < TRAINS; train++) {
    const first = train * TRAIN_BYTES * hours;
    if (point.subarray(first, first + hours).some((byte) => !Number.isNaN(heightByte.fromByte(byte)))) return true;
  }
  return false;
}
