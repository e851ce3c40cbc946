import { markPresent, packBits, roundOff } from './packing.ts';

/** A regular latitude-longitude grid, north row first, west column first; degrees, longitudes east. */
export interface Grid {
  readonly latNorthDeg: number;
  readonly lonWestDeg: number;
  readonly cellsPerDeg: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a message says of itself: codes of GRIB2's tables 0.0, 4.1, 4.2 and 4.5. */
export interface Subject {
  readonly discipline: number;
  readonly category: number;
  readonly parameter: number;
  readonly surface: { readonly type: number; readonly value: number };
  readonly processId: number;
  readonly runMs: number;
  readonly forecastH: number;
  /** Start of the averaging period in forecast hours; undefined for an instant. */
  readonly averageFromH?: number;
}

/** Values of one field, NaN where missing: one a point of the grid, or one for each of `cells` (indexes, ascending) and none elsewhere. */
export interface FieldValues {
  readonly values: Float32Array;
  readonly cells?: Int32Array;
}

/**
 * One GRIB2 message, simple packing (template 5.0), of values rounded to `decimals` places; a bitmap when any point is missing.
 * Throws when there are not as many values as points or cells, and when they spread over more than 24 bits.
 */
export function encodeMessage(subject: Subject, grid: Grid, { values, cells }: FieldValues, decimals: number): Buffer {
  const points = grid.rows * grid.columns;
  const expected = cells?.length ?? points;
  if (values.length !== expected) throw new Error(`There are ${values.length} values for ${expected} points.`);

  const { whole, present, lowest, highest } = roundOff(values, 10 ** decimals);
  const bits = highest > lowest ? 32 - Math.clz32(highest - lowest) : 0;
  if (bits > 24) throw new Error(`The values spread over ${bits} bits, more than 24.`);
  const bitmapBytes = present < points ? Math.ceil(points / 8) : 0;
  const packedBytes = Math.ceil((present * bits) / 8);
  const product = subject.averageFromH === undefined ? 34 : 58;
  const length = 16 + 21 + 72 + product + 21 + 6 + bitmapBytes + 5 + packedBytes + 4;

  const out = Buffer.alloc(length);
  out.write('GRIB', 0, 'latin1');
  out[6] = subject.discipline;
  out[7] = 2;
  out.writeBigUInt64BE(BigInt(length), 8);
  let at = writeIdentification(out, 16, subject.runMs);
  at = writeGrid(out, at, grid);
  at = writeProduct(out, at, subject);
  at = writeRepresentation(out, at, present, lowest, decimals, bits);
  at = startSection(out, at, 6, 6 + bitmapBytes);
  out[at++] = bitmapBytes > 0 ? 0 : 255;
  if (bitmapBytes > 0) markPresent(out, at, values, cells);
  at = startSection(out, at + bitmapBytes, 7, 5 + packedBytes);
  packBits(out, at, whole, present, lowest, bits);
  out.write('7777', at + packedBytes, 'latin1');
  return out;
}

function startSection(out: Buffer, at: number, number: number, length: number): number {
  out.writeUInt32BE(length, at);
  out[at + 4] = number;
  return at + 5;
}

function writeIdentification(out: Buffer, at: number, runMs: number): number {
  const run = new Date(runMs);
  const s = startSection(out, at, 1, 21);
  out.writeUInt16BE(7, s); // NCEP
  out[s + 4] = 2; // tables
  out[s + 5] = 1; // local tables
  out[s + 6] = 1; // start of forecast
  out.writeUInt16BE(run.getUTCFullYear(), s + 7);
  out[s + 9] = run.getUTCMonth() + 1;
  out[s + 10] = run.getUTCDate();
  out[s + 11] = run.getUTCHours();
  out[s + 15] = 1; // forecast products
  return at + 21;
}

/** Template 3.0. NCEP rounds the increment to whole millionths of a degree and so do we. */
function writeGrid(out: Buffer, at: number, grid: Grid): number {
  const micro = (deg: number) => Math.round(deg * 1e6);
  const s = startSection(out, at, 3, 72) - 5;
  out.writeUInt32BE(grid.rows * grid.columns, s + 6);
  out[s + 14] = 6; // sphere of 6,371,229 m
  out.writeUInt32BE(grid.columns, s + 30);
  out.writeUInt32BE(grid.rows, s + 34);
  writeSigned32(out, s + 46, micro(grid.latNorthDeg));
  out.writeUInt32BE(micro(grid.lonWestDeg), s + 50);
  out[s + 54] = 48;
  writeSigned32(out, s + 55, micro(grid.latNorthDeg - (grid.rows - 1) / grid.cellsPerDeg));
  out.writeUInt32BE(micro(grid.lonWestDeg + (grid.columns - 1) / grid.cellsPerDeg), s + 59);
  out.writeUInt32BE(micro(1 / grid.cellsPerDeg), s + 63);
  out.writeUInt32BE(micro(1 / grid.cellsPerDeg), s + 67);
  return at + 72;
}

/** Template 4.0, or 4.8 for an average that ends at the forecast hour. */
function writeProduct(out: Buffer, at: number, subject: Subject): number {
  const from = subject.averageFromH;
  const length = from === undefined ? 34 : 58;
  const s = startSection(out, at, 4, length) - 5;
  out.writeUInt16BE(from === undefined ? 0 : 8, s + 7);
  out[s + 9] = subject.category;
  out[s + 10] = subject.parameter;
  out[s + 11] = 2; // forecast
  out[s + 13] = subject.processId;
  out[s + 17] = 1; // hours
  out.writeUInt32BE(from ?? subject.forecastH, s + 18);
  out[s + 22] = subject.surface.type;
  out.writeUInt32BE(subject.surface.value, s + 24);
  out[s + 28] = 255;
  if (from !== undefined) {
    const end = new Date(subject.runMs + subject.forecastH * 3_600_000);
    out.writeUInt16BE(end.getUTCFullYear(), s + 34);
    out[s + 36] = end.getUTCMonth() + 1;
    out[s + 37] = end.getUTCDate();
    out[s + 38] = end.getUTCHours();
    out[s + 41] = 1; // one period
    out[s + 46] = 0; // average
    out[s + 47] = 2; // same start, growing forecast time
    out[s + 48] = 1; // hours
    out.writeUInt32BE(subject.forecastH - from, s + 49);
    out[s + 53] = 255;
  }
  return at + length;
}

function writeRepresentation(
  out: Buffer,
  at: number,
  count: number,
  lowest: number,
  decimals: number,
  bits: number,
): number {
  const s = startSection(out, at, 5, 21) - 5;
  out.writeUInt32BE(count, s + 5);
  // NOAA's decoders take the reference value of a field of 0 bits as it stands, without the decimal scale.
  out.writeFloatBE(bits > 0 ? lowest : lowest / 10 ** decimals, s + 11);
  out.writeUInt16BE(bits > 0 ? decimals : 0, s + 17);
  out[s + 19] = bits;
  return at + 21;
}

/** GRIB's negative numbers: the first bit is the sign, the rest the size. */
function writeSigned32(out: Buffer, at: number, value: number): void {
  out.writeUInt32BE(value < 0 ? (-value | 0x80000000) >>> 0 : value, at);
}
