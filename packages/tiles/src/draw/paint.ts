import { columnOfLon, latOfRow, lonOfColumn, rowOfLat, TILE_STEPS } from '../mercator.ts';
import { NO_DATA, type Scale, TOP_PIXEL } from '../scale.ts';
import type { TileSetPlan } from '../tile-sets.ts';
import type { Chart, ChartGrid } from './chart.ts';
import { extendInland } from './extend-inland.ts';
import { createRowSampler } from './row-sampler.ts';

/** The section of the world map that was painted at one zoom: whole tiles with their shared edges. */
export interface Painting {
  readonly z: number;
  /** The first pixel, counted from 180° W and from the north. */
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
  readonly channels: number;
  readonly pixels: Uint8Array;
}

/**
 * Paints a chart at the deepest zoom of its set and samples each pixel once. A tile spans 255 steps, so every other
 * pixel is also a pixel of the next lower zoom. Shared edges are therefore equal by construction.
 */
export function paint({ channels, unitVector, maxZoom: z }: TileSetPlan, { grid, layers }: Chart): Painting {
  if (layers.length !== channels.length)
    throw new Error(`The set has ${channels.length} channels, not ${layers.length}.`);
  const painted = partOfWorld(grid, z);
  const { firstColumn, firstRow, columns, rows } = painted;
  const lons = Float64Array.from({ length: columns }, (_, column) => lonOfColumn(firstColumn + column, z));
  const sampler = createRowSampler(grid, lons);
  const lines = layers.map((layer, channel) => ({
    layer: extendInland(layer, grid),
    scale: channels[channel] as Scale,
    values: new Float64Array(columns),
  }));
  const pixels = new Uint8Array(columns * rows * channels.length);

  for (let row = 0; row < rows; row++) {
    sampler.moveTo(latOfRow(firstRow + row, z));
    for (const { layer, values } of lines) sampler.sample(layer, values);
    if (unitVector) normalize(unitVector.map((channel) => lines[channel]?.values));
    for (const [channel, { scale, values }] of lines.entries())
      writePixels(scale, values, pixels, row * columns * lines.length + channel, lines.length);
  }
  return { z, ...painted, channels: channels.length, pixels };
}

/** Returns the range of pixels covered by the tiles that the grid touches. */
function partOfWorld({ bounds: { west, south, east, north } }: ChartGrid, z: number) {
  const last = 2 ** z - 1;
  const tileOf = (step: number) => Math.min(Math.max(Math.floor(step / TILE_STEPS), 0), last);
  const [left, right] = [tileOf(columnOfLon(west, z)), east === 180 ? last : tileOf(columnOfLon(east, z))];
  const [top, bottom] = [tileOf(rowOfLat(north, z)), tileOf(rowOfLat(south, z))];
  return {
    firstColumn: left * TILE_STEPS,
    firstRow: top * TILE_STEPS,
    columns: (right + 1 - left) * TILE_STEPS + 1,
    rows: (bottom + 1 - top) * TILE_STEPS + 1,
  };
}

/**
 * Scales direction vectors to length one. Averaging two directions gives a shorter vector, and eight bits resolve a
 * full-length vector best.
 */
function normalize([east, north]: readonly (Float64Array | undefined)[]): void {
  if (!east || !north) return;
  for (let n = 0; n < east.length; n++) {
    const [x, y] = [east[n] as number, north[n] as number];
    const length = Math.sqrt(x * x + y * y);
    if (!(length > 0)) continue;
    east[n] = x / length;
    north[n] = y / length;
  }
}

/** Converts a whole row of values as `toPixel` does, but computes the constant factors only once. */
function writePixels({ least, most }: Scale, values: Float64Array, out: Uint8Array, first: number, step: number): void {
  const perUnit = TOP_PIXEL / (most - least);
  for (let n = 0, at = first; n < values.length; n++, at += step) {
    const place = ((values[n] as number) - least) * perUnit;
    out[at] = Number.isNaN(place) ? NO_DATA : place <= 0 ? 0 : place >= TOP_PIXEL ? TOP_PIXEL : Math.floor(place + 0.5);
  }
}
