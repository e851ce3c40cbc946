import { NO_DATA } from '../scale.ts';
import {
  BAND_BLOCKS,
  BANDS,
  BLOCK_POINTS,
  BLOCK_SIDE,
  BLOCK_STEPS,
  type BlockPlace,
  GRID_COLUMNS,
} from './point-grid.ts';
import { SET_BYTES, stepColumns, TRAINS_STRIDE } from './step-grid.ts';

/** Thrown for bytes that are not the requested block, because their run, position or number of hours differs. */
export class BadBlockError extends Error {
  override readonly name = 'BadBlockError';
}

/** The identity of a block: its run, its position on the globe, and its number of hours. */
export interface BlockName {
  /** The run's start as ten digits, `2026112006`. */
  readonly run: string;
  readonly band: number;
  readonly block: number;
  /** The number of hours in the block. */
  readonly hours: number;
}

/** The bytes 'GWP2'; another format version begins with other bytes. */
const MAGIC = 0x47575032;
export const HEAD_BYTES = 16;
const MOST_HOURS = 400;
/** The number of bytes of a point for one hour: wave height, period and direction, then wind speed and direction. */
const HOUR_BYTES = SET_BYTES.wvht + SET_BYTES['gfs-wind'];

/** Returns the number of bytes of a point: all its hours, and one byte of sea temperature. */
export function pointBytes(hours: number): number {
  return HOUR_BYTES * hours + SET_BYTES.sst;
}

/**
 * The number of points along a side of a block's grid of wave trains. The grid has every second point of the block, and
 * includes both edges.
 */
export const TRAINS_SIDE = BLOCK_STEPS / TRAINS_STRIDE + 1;

/** Returns the offset of a block's wave trains, which are stored after the points. */
export function trainsStart(hours: number): number {
  return HEAD_BYTES + BLOCK_POINTS * pointBytes(hours);
}

/**
 * Returns the number of bytes of a block. After a header come the points, row by row from the north-west. Each point
 * has all hours of one quantity, then all hours of the next. The wave trains follow in the same layout.
 */
export function blockBytes(hours: number): number {
  return trainsStart(hours) + TRAINS_SIDE * TRAINS_SIDE * SET_BYTES.trains * hours;
}

/** Returns the byte range of a block within its band's object. */
export function blockRange({ block, hours }: Pick<BlockName, 'block' | 'hours'>): { first: number; last: number } {
  const length = blockBytes(hours);
  return { first: block * length, last: (block + 1) * length - 1 };
}

/**
 * The rows of one band for each hour of a run, in hour order. The trains of an hour and the sea temperature may be
 * missing.
 */
export interface BandRows {
  readonly waves: readonly Uint8Array[];
  readonly winds: readonly Uint8Array[];
  readonly trains: readonly (Uint8Array | undefined)[];
  readonly sea: Uint8Array | undefined;
}

/**
 * Packs the object of a band: all its blocks from west to east. The globe wraps around, so the last block's eastern
 * points are the first block's western ones.
 */
export function packBand(run: string, band: number, { waves, winds, trains, sea }: BandRows): Uint8Array {
  const hours = waves.length;
  const bytes = new Uint8Array(BAND_BLOCKS * blockBytes(hours));
  const view = new DataView(bytes.buffer);
  for (let block = 0, at = 0; block < BAND_BLOCKS; block++) {
    view.setUint32(at, MAGIC);
    view.setUint32(at + 4, Number(run));
    view.setUint16(at + 8, band);
    view.setUint16(at + 10, block);
    view.setUint16(at + 12, hours);
    at += HEAD_BYTES;
    for (let point = 0; point < BLOCK_POINTS; point++) {
      const column = (block * BLOCK_STEPS + (point % BLOCK_SIDE)) % GRID_COLUMNS;
      const place = Math.floor(point / BLOCK_SIDE) * GRID_COLUMNS + column;
      at = putSeries(bytes, at, waves, place, SET_BYTES.wvht);
      at = putSeries(bytes, at, winds, place, SET_BYTES['gfs-wind']);
      bytes[at++] = sea ? (sea[place] as number) : NO_DATA;
    }
    for (let point = 0; point < TRAINS_SIDE * TRAINS_SIDE; point++) {
      const columns = stepColumns('trains');
      const column = (block * (TRAINS_SIDE - 1) + (point % TRAINS_SIDE)) % columns;
      const place = Math.floor(point / TRAINS_SIDE) * columns + column;
      at = putSeries(bytes, at, trains, place, SET_BYTES.trains);
    }
  }
  return bytes;
}

/** Writes all hours of a point, one quantity after another. Returns the offset after the last byte. */
function putSeries(
  bytes: Uint8Array,
  at: number,
  steps: readonly (Uint8Array | undefined)[],
  place: number,
  width: number,
): number {
  const hours = steps.length;
  for (let hour = 0; hour < hours; hour++) {
    const step = steps[hour];
    for (let quantity = 0; quantity < width; quantity++)
      bytes[at + quantity * hours + hour] = step?.[place * width + quantity] ?? NO_DATA;
  }
  return at + width * hours;
}

/** Checks that bytes are the requested block; throws BadBlockError. */
export function checkBlock(bytes: Uint8Array, { run, band, block, hours }: BlockName): void {
  if (!(hours > 0 && hours <= MOST_HOURS && band < BANDS && block < BAND_BLOCKS))
    throw new BadBlockError('There is no such block.');
  if (bytes.length !== blockBytes(hours))
    throw new BadBlockError(`The block has ${bytes.length} bytes, not ${blockBytes(hours)}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== MAGIC) throw new BadBlockError('The block is of another version.');
  if (view.getUint32(4) !== Number(run))
    throw new BadBlockError(`The block is of run ${view.getUint32(4)}, not ${run}.`);
  if (view.getUint16(8) !== band || view.getUint16(10) !== block || view.getUint16(12) !== hours)
    throw new BadBlockError('The block is of another place.');
}

/**
 * Lists the four grid points around a position in a block. Each has its number in the block and its interpolation
 * weight; the weights add up to 1.
 */
export function pointsAround({
  right,
  down,
}: BlockPlace): readonly { readonly point: number; readonly share: number }[] {
  const column = Math.min(BLOCK_STEPS - 1, Math.floor(right));
  const row = Math.min(BLOCK_STEPS - 1, Math.floor(down));
  const [east, south] = [right - column, down - row];
  const point = row * BLOCK_SIDE + column;
  return [
    { point, share: (1 - east) * (1 - south) },
    { point: point + 1, share: east * (1 - south) },
    { point: point + BLOCK_SIDE, share: (1 - east) * south },
    { point: point + BLOCK_SIDE + 1, share: east * south },
  ].filter(({ share }) => share > 0);
}
