/** Writes small GRIB2 messages for the tests, octet by octet as the WMO templates list them. */

/** A number with its width in octets; `signed` writes sign and magnitude. */
type Octets =
  | readonly [octets: 1 | 2 | 4 | 8, value: number]
  | readonly [octets: 1 | 2 | 4, value: number, kind: 'signed']
  | readonly [octets: 4, value: number, kind: 'float'];

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

export interface LatLon {
  readonly ni: number;
  readonly nj: number;
  readonly scan?: number;
  readonly first?: readonly [lat: number, lon: number];
  readonly last?: readonly [lat: number, lon: number];
  readonly basicAngle?: readonly [basic: number, subdivisions: number];
  readonly claimedPoints?: number;
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

export function latLonGrid({
  ni,
  nj,
  scan = 0,
  first = [nj - 1, 0],
  last = [0, ni - 1],
  basicAngle = [0, 0],
  claimedPoints = ni * nj,
}: LatLon): Uint8Array {
  const unit = basicAngle[0] === 0 ? 1e6 : basicAngle[1] / basicAngle[0];
  const degrees = (value: number): Octets => [4, Math.round(value * unit), 'signed'];
  return section(
    3,
    ...gridHead(0, claimedPoints),
    ...[ni, nj, ...basicAngle].map((value): Octets => [4, value]),
    degrees(first[0]),
    degrees(first[1]),
    [1, 0x30],
    degrees(last[0]),
    degrees(last[1]),
    [4, 1_000_000],
    [4, 1_000_000],
    [1, scan],
  );
}

/** Ten by eight points, 50 km, oriented along 255° E, from 35° N (or S) 250° E; Lambert is tangent at 40°. */
export function projectedGrid(template: 20 | 30, { south = false, scan = 0x40 } = {}): Uint8Array {
  const side = south ? -1 : 1;
  const degrees = (value: number): Octets => [4, value * 1e6, 'signed'];
  const cone = template === 30 ? [degrees(side * 40), degrees(side * 40), degrees(side * 90), degrees(0)] : [];
  return section(
    3,
    ...gridHead(template, 80),
    [4, 10],
    [4, 8],
    degrees(side * 35),
    degrees(250),
    [1, 0x08],
    degrees(side * (template === 30 ? 40 : 60)),
    degrees(255),
    [4, 50_000_000],
    [4, 50_000_000],
    [1, south ? 0x80 : 0],
    [1, scan],
    ...cone,
  );
}

function gridHead(template: number, points: number): Octets[] {
  const earth: Octets[] = [
    [1, 6],
    [1, 0],
    [4, 0],
    [1, 0],
    [4, 0],
    [1, 0],
    [4, 0],
  ];
  return [[1, 0], [4, points], [1, 0], [1, 0], [2, template], ...earth];
}

export interface ProductParts {
  readonly template?: number;
  readonly parameter?: readonly [category: number, number: number];
  readonly unit?: number;
  readonly time?: number;
  readonly level?: readonly [type: number, scale: number, value: number];
  readonly secondLevel?: readonly [type: number, scale: number, value: number];
  /** The template's own octets from 35 on. */
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

/** Octets 35 on of template 4.8: one range ending on 2026-11-20 at `hour`. */
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

/** Section 6: the bits themselves, or an indicator alone. */
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

/** Values with their widths in bits, padded with zeros to a whole byte. */
export function packBits(values: readonly (readonly [value: number, bits: number])[]): Uint8Array {
  const text = values.map(([value, bits]) => (bits === 0 ? '' : value.toString(2).padStart(bits, '0'))).join('');
  return Uint8Array.from({ length: Math.ceil(text.length / 8) }, (_, n) =>
    Number.parseInt(text.slice(8 * n, 8 * n + 8).padEnd(8, '0'), 2),
  );
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function section(number: number, ...octets: readonly Octets[]): Uint8Array {
  const body = write(...octets);
  return concat([lengthAndNumber(number, 5 + body.length), body]);
}

function lengthAndNumber(number: number, length: number): Uint8Array {
  return write([4, length], [1, number]);
}

function write(...octets: readonly Octets[]): Uint8Array {
  const out = new DataView(new ArrayBuffer(octets.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value, kind] of octets) {
    if (kind === 'float') out.setFloat32(at, value);
    else {
      const raw = BigInt(Math.abs(value)) + (kind === 'signed' && value < 0 ? 1n << BigInt(8 * size - 1) : 0n);
      for (let n = 0; n < size; n++) out.setUint8(at + n, Number((raw >> BigInt(8 * (size - 1 - n))) & 255n));
    }
    at += size;
  }
  return new Uint8Array(out.buffer);
}
