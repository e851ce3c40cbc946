import type { TileAddress } from './mercator.ts';
import type { TileSet } from './tile-sets.ts';

/** The name of a tile: its address, set, run (ten digits, `2026112006`) and hour. */
export interface TileName extends TileAddress {
  readonly set: TileSet;
  readonly run: string;
  readonly hour: number;
}

/** Returns a tile's path below the site and in the bucket. Sea temperature has only one hour, which its path omits. */
export function tilePath({ set, run, hour, z, x, y }: TileName): string {
  const folder = set === 'sst' ? run : `${run}/${String(hour).padStart(3, '0')}`;
  return `tiles/${set}/${folder}/${z}/${x}/${y}.png`;
}

/** Returns the path of the file that names the run a set shows. */
export function firstTimePath(set: TileSet): string {
  return `tiles/${set}/firstTime.txt`;
}
