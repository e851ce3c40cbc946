/** A small synthetic GRIB2 field for tests: regular grid, 16-bit simple packing, a bitmap over its missing points. */
export interface MadeField {
  readonly discipline: number;
  readonly category: number;
  readonly number: number;
  /** The name and the level in the index, such as `HTSGW` and `surface`. */
  readonly parameter: string;
  readonly level: string;
  readonly surface: readonly [type: number, value: number];
  readonly values: Float32Array;
}

/** A grid whose rows run north to south and whose columns run west to east. */
export interface MadeGrid {
  readonly latNorth: number;
  readonly lonWest: number;
  readonly stepDeg: number;
  readonly ni: number;
  readonly nj: number;
}

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly index: string;
}

/** Writes the file of a step with its index. `cycle` is ten digits. */
export function writeGribFile(cycle: string, step: number, grid: MadeGrid, fields: readonly MadeField[]): MadeFile {
  const messages = fields.map((field) => writeMessage(cycle, step, grid, field));
  let offset = 0;
  const lines = fields.map(({ parameter, level }, index) => {
    const line = `${index + 1}:${offset}:d=${cycle}:${parameter}:${level}:${step === 0 ? 'anl' : `${step} hour fcst`}:\n`;
    offset += messages[index]?.length ?? 0;
    return line;
  });
  return { bytes: Buffer.concat(messages), index: lines.join('') };
}

/** Each buffer omits a section's length and number, so octet 6 in the WMO tables is at index 0. */
function writeMessage(cycle: string, step: number, grid: MadeGrid, field: MadeField): Buffer {
  const { ni, nj, latNorth, lonWest, stepDeg } = grid;
  const present = field.values.filter((value) => !Number.isNaN(value));
  let least = present[0] ?? 0;
  for (const value of present) if (value < least) least = value;
  const reference = Math.fround(least - Math.abs(least) * 1e-6);

  const identification = Buffer.alloc(16);
  identification.writeUInt16BE(7, 0);
  identification.writeUInt16BE(Number(cycle.slice(0, 4)), 7);
  for (const [index, at] of [4, 6, 8].entries()) identification.writeUInt8(Number(cycle.slice(at, at + 2)), 9 + index);

  const gridSection = Buffer.alloc(67);
  gridSection.writeUInt32BE(ni * nj, 1);
  gridSection.writeUInt8(6, 9);
  gridSection.writeUInt32BE(ni, 25);
  gridSection.writeUInt32BE(nj, 29);
  gridSection.writeUInt32BE(0xffffffff, 37);
  gridSection.writeUInt32BE(microdegrees(latNorth), 41);
  gridSection.writeUInt32BE(microdegrees(lonWest), 45);
  gridSection.writeUInt32BE(microdegrees(latNorth - (nj - 1) * stepDeg), 50);
  gridSection.writeUInt32BE(microdegrees(lonWest + (ni - 1) * stepDeg), 54);

  const product = Buffer.alloc(29);
  product.writeUInt8(field.category, 4);
  product.writeUInt8(field.number, 5);
  product.writeUInt8(1, 12);
  product.writeUInt32BE(step, 13);
  product.writeUInt8(field.surface[0], 17);
  product.writeUInt32BE(field.surface[1], 19);
  product.writeUInt8(255, 23);

  const binaryScale = 9;
  const decimalScale = 5;
  const packing = Buffer.alloc(16);
  packing.writeUInt32BE(present.length, 0);
  packing.writeFloatBE(reference * 10 ** decimalScale, 6);
  packing.writeUInt16BE(binaryScale, 10);
  packing.writeUInt16BE(decimalScale, 12);
  packing.writeUInt8(16, 14);

  const bitmap = Buffer.alloc(1 + Math.ceil(field.values.length / 8));
  const data = Buffer.alloc(present.length * 2);
  let next = 0;
  for (let index = 0; index < field.values.length; index++) {
    const value = field.values[index] as number;
    if (Number.isNaN(value)) continue;
    bitmap[1 + (index >> 3)] = (bitmap[1 + (index >> 3)] as number) | (0x80 >> (index & 7));
    const packed = Math.round((value - reference) * (10 ** decimalScale / 2 ** binaryScale));
    data[next++] = packed >> 8;
    data[next++] = packed & 0xff;
  }
  return frame(field.discipline, [
    [1, identification],
    [3, gridSection],
    [4, product],
    [5, packing],
    [6, bitmap],
    [7, data],
  ]);
}

/** Returns millionths of a degree. Negative numbers are their magnitude with the first bit set (WMO 92.1.5). */
function microdegrees(deg: number): number {
  return Math.round(Math.abs(deg) * 1e6) + (deg < 0 ? 2 ** 31 : 0);
}

function frame(discipline: number, sections: readonly (readonly [number: number, body: Buffer])[]): Buffer {
  const parts = sections.map(([number, body]) => {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(body.length + 5, 0);
    head.writeUInt8(number, 4);
    return Buffer.concat([head, body]);
  });
  const body = Buffer.concat(parts);
  const indicator = Buffer.from([0x47, 0x52, 0x49, 0x42, 0, 0, discipline, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  indicator.writeUInt32BE(body.length + 20, 12);
  return Buffer.concat([indicator, body, Buffer.from('7777')]);
}
