/** This module writes small GRIB2 messages for the tests, octet by octet as the WMO templates list them. */

import { concat, lengthAndNumber, type Octets, packBits, section, write } from './synthetic-octets.ts';

export interface PackingHead {
  readonly count: number;
  readonly reference?: number;
  readonly binaryScale?: number;
  readonly decimalScale?: number;
  readonly bits: number;
}

export interface Groups {
  readonly missingManagement?: number;
  readonly groupCount: number;
  readonly widthReference?: number;
  readonly widthBits: number;
  readonly lengthReference?: number;
  readonly lengthIncrement?: number;
  readonly lastLength: number;
  readonly lengthBits: number;
  readonly order?: number;
  readonly descriptorOctets?: number;
}

export function writeMessage(sections: readonly Uint8Array[], discipline = 0): Uint8Array {
  const body = concat(sections);
  const length = 16 + body.length + 4;
  return concat([write([4, 0x47524942], [2, 0], [1, discipline], [1, 2], [8, length]), body, write([4, 0x37373737])]);
}

export function identification(year = 2026): Uint8Array {
  return section(
    1,
    [2, 7],
    [2, 0],
    [1, 2],
    [1, 1],
    [1, 1],
    [2, year],
    [1, 11],
    [1, 20],
    [1, 6],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 1],
  );
}

export interface ProductParts {
  readonly template?: number;
  readonly parameter?: readonly [category: number, number: number];
  readonly unit?: number;
  readonly time?: number;
  readonly level?: readonly [type: number, scale: number, value: number];
  readonly secondLevel?: readonly [type: number, scale: number, value: number];
  /** The octets from 35 on, which differ between templates. */
  readonly rest?: readonly Octets[];
}

export function product({
  template = 0,
  parameter = [0, 3],
  unit = 1,
  time = 0,
  level = [1, 0, 0],
  secondLevel = [255, 0, 0],
  rest = [],
}: ProductParts = {}): Uint8Array {
  return section(
    4,
    [2, 0],
    [2, template],
    [1, parameter[0]],
    [1, parameter[1]],
    ...[2, 0, 11].map((value): Octets => [1, value]),
    [2, 0],
    [1, 0],
    [1, unit],
    [4, time, 'signed'],
    ...surface(level),
    ...surface(secondLevel),
    ...rest,
  );
}

function surface([type, scale, value]: readonly [number, number, number]): Octets[] {
  return [
    [1, type],
    [1, scale, 'signed'],
    [4, value, 'signed'],
  ];
}

/** Returns octets 35 and following of template 4.8: one time range that ends on 2026-11-20 at `hour`. */
export function intervalEnd(hour: number, statistic: number, hours: number): readonly Octets[] {
  return [
    [2, 2026],
    [1, 11],
    [1, 20],
    [1, hour],
    [1, 0],
    [1, 0],
    [1, 1],
    [4, 0],
    [1, statistic],
    [1, 2],
    [1, 1],
    [4, hours],
    [1, 255],
    [4, 0],
  ];
}

export function packing(
  template: number,
  { count, reference = 0, binaryScale = 0, decimalScale = 0, bits }: PackingHead,
  groups?: Groups,
): Uint8Array {
  const head: Octets[] = [
    [4, count],
    [2, template],
    [4, reference, 'float'],
    [2, binaryScale, 'signed'],
    [2, decimalScale, 'signed'],
    [1, bits],
    [1, 0],
  ];
  if (template === 40) head.push([1, 0], [1, 255]);
  if (!groups) return section(5, ...head);

  const {
    missingManagement = 0,
    groupCount,
    widthReference = 0,
    widthBits,
    lengthReference = 0,
    lengthIncrement = 1,
    lastLength,
    lengthBits,
    order,
    descriptorOctets = 2,
  } = groups;
  const substitutes: Octets[] = [
    [4, 9.999e20, 'float'],
    [4, 9.998e20, 'float'],
  ];
  const differencing: Octets[] =
    order === undefined
      ? []
      : [
          [1, order],
          [1, descriptorOctets],
        ];
  return section(
    5,
    ...head,
    [1, 1],
    [1, missingManagement],
    ...substitutes,
    [4, groupCount],
    [1, widthReference],
    [1, widthBits],
    [4, lengthReference],
    [1, lengthIncrement],
    [4, lastLength],
    [1, lengthBits],
    ...differencing,
  );
}

/** Returns section 5 of template 5.4; precision 1 has 32 bits, 2 has 64. */
export function ieeePacking(count: number, precision: number): Uint8Array {
  return section(5, [4, count], [2, 4], [1, precision]);
}

export interface RunLengthHead {
  readonly count: number;
  readonly bits: number;
  readonly greatestLevel: number;
  readonly decimalScale?: number;
  /** The values of levels 1 and following, before scaling. */
  readonly levels: readonly number[];
}

/** Returns section 5 of template 5.200. */
export function runLengthPacking({ count, bits, greatestLevel, decimalScale = 0, levels }: RunLengthHead): Uint8Array {
  return section(
    5,
    [4, count],
    [2, 200],
    [1, bits],
    [2, greatestLevel],
    [2, levels.length],
    [1, decimalScale, 'signed'],
    ...levels.map((level): Octets => [2, level]),
  );
}

/** Returns section 6, either with the bits of a bitmap or with a bitmap indicator only. */
export function bitmap(content: readonly (0 | 1)[] | number): Uint8Array {
  if (typeof content === 'number') return section(6, [1, content]);
  return concat([
    lengthAndNumber(6, 6 + Math.ceil(content.length / 8)),
    write([1, 0]),
    packBits(content.map((bit) => [bit, 1])),
  ]);
}

export function data(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = concat(parts);
  return concat([lengthAndNumber(7, 5 + bytes.length), bytes]);
}
