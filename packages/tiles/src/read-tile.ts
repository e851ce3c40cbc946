import { BadTileError } from './bad-tile.ts';
import type { Tile } from './decode-tile.ts';
import { directionOf } from './direction.ts';
import { fromPixel, NO_DATA } from './scale.ts';
import { type TileSet, tileSets } from './tile-sets.ts';

export interface WavesAtPixel {
  readonly heightM: number;
  readonly periodS?: number;
  /** The direction in true degrees, [0, 360). */
  readonly fromDeg?: number;
}

export interface WindAtPixel {
  /** The component towards east; `northMps` is towards north. */
  readonly eastMps: number;
  readonly northMps: number;
  readonly speedMps: number;
  /** The direction in true degrees, [0, 360); absent in a calm. */
  readonly fromDeg?: number;
}

/**
 * Reads a `wvht` tile at a position in pixels from 0 to 255, which may be fractional. Undefined where the tile has no
 * data.
 */
export function readWaves(tile: Tile, x: number, y: number): WavesAtPixel | undefined {
  const read = channelReader('wvht', tile, x, y);
  const heightM = read(0);
  return heightM === undefined ? undefined : { heightM, periodS: read(1), fromDeg: fromDegOf(read(2), read(3)) };
}

/** Reads a `gfs-wind` or `nam-wind` tile at a position in pixels, which may be fractional. */
export function readWind(tile: Tile, x: number, y: number): WindAtPixel | undefined {
  const read = channelReader('gfs-wind', tile, x, y);
  const [eastMps, northMps] = [read(0), read(1)];
  if (eastMps === undefined || northMps === undefined) return undefined;
  return { eastMps, northMps, speedMps: Math.hypot(eastMps, northMps), fromDeg: fromDegOf(-eastMps, -northMps) };
}

/** Reads the sea temperature in °C from an `sst` tile at a position in pixels, which may be fractional. */
export function readSst(tile: Tile, x: number, y: number): number | undefined {
  return channelReader('sst', tile, x, y)(0);
}

/** Returns a function that reads one channel of a tile at a fixed position. Channels are numbered as in the set. */
function channelReader(set: TileSet, tile: Tile, x: number, y: number): (channel: number) => number | undefined {
  const { channels } = tileSets[set];
  if (tile.channels !== channels.length)
    throw new BadTileError(`A tile of ${set} has ${channels.length} channels, not ${tile.channels}.`);
  return (channel) => {
    const scale = channels[channel];
    const pixel = interpolate(tile, channel, x, y);
    return pixel === undefined || !scale ? undefined : fromPixel(scale, pixel);
  };
}

/** Interpolates between the four surrounding pixels, leaving out those without data. */
function interpolate({ width, height, channels, pixels }: Tile, channel: number, x: number, y: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let sum = 0;
  let shares = 0;
  for (let row = top; row <= top + 1; row++) {
    for (let column = left; column <= left + 1; column++) {
      const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
      if (share <= 0 || column < 0 || row < 0 || column >= width || row >= height) continue;
      const pixel = pixels[(row * width + column) * channels + channel] ?? NO_DATA;
      if (pixel === NO_DATA) continue;
      sum += pixel * share;
      shares += share;
    }
  }
  return shares > 0 ? sum / shares : undefined;
}

/** A vector shorter than this is a rounding error of 0 and has no direction. */
const LEAST_VECTOR = 1e-6;

function fromDegOf(east: number | undefined, north: number | undefined): number | undefined {
  if (east === undefined || north === undefined || Math.hypot(east, north) < LEAST_VECTOR) return undefined;
  return directionOf(east, north);
}
