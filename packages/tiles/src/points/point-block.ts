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

/** Bytes that are no block of the run, place and hours that were asked for. */
export class BadBlockError extends Error {
  override readonly name = 'BadBlockError';
}

/** What a block is of. */
export interface BlockName {
  /** Ten digits, `2026112006`. */
  readonly run: string;
  readonly band: number;
  readonly block: number;
  /** The number of its hours. */
  readonly hours: number;
}

/** 'GWP2'; a block of another version begins with other bytes. */
const MAGIC = 0x47575032;
export const HEAD_BYTES = 16;
const MOST_HOURS = 400;
/** Bytes an hour: height, period, from, wind, from; then one of the sea. */
export const HOUR_BYTES = SET_BYTES.wvht + SET_BYTES['gfs-wind'];

/** Bytes of a point's hours. */
export function pointBytes(hours: number): number {
  return HOUR_BYTES * hours + SET_BYTES.sst;
}

/** Trains of a block: every second of its points, edges too. */
export const TRAINS_SIDE = BLOCK_STEPS / TRAINS_STRIDE + 1;

/** Where a block's trains begin, behind its points. */
export function trainsStart(hours: number): number {
  return HEAD_BYTES + BLOCK_POINTS * pointBytes(hours);
}

/**
 * Bytes of a block: its head, then point by point, from the north-west along rows, quantity by quantity its hours; then
 * the trains in the same way.
 */
export function blockBytes(hours: number): number {
  return trainsStart(hours) + TRAINS_SIDE * TRAINS_SIDE * SET_BYTES.trains * hours;
}

/** The bytes of a block in its band's object. */
export function blockRange({ block, hours }: Pick<BlockName, 'block' | 'hours'>): { first: number; last: number } {
  const length = blockBytes(hours);
  return { first: block * length, last: (block + 1) * length - 1 };
}

/** Rows of the steps of a run, in its hours' order: those of a band of each; trains and the sea's may be missing. */
export interface BandRows {
  readonly waves: readonly Uint8Array[];
  readonly winds: readonly Uint8Array[];
  readonly trains: readonly (Uint8Array | undefined)[];
  readonly sea: Uint8Array | undefined;
}

/** A band's object: all its blocks, from west to east. The last one ends with the first's points. */
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

/** The hours of each quantity of a point, one quantity after the other; returns where they end. */
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

/** Checks that bytes are the block that was asked for; throws BadBlockError. */
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

/** A point around a place, by its number in the block, with its share; those of the four add up to 1. */
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
