/**
 * Reads only what this package writes: one field a message, template
 * 5.0. Checked against eccodes where that is installed.
 */
export interface ReadMessage {
  readonly discipline: number;
  readonly category: number;
  readonly parameter: number;
  readonly surfaceType: number;
  readonly surfaceValue: number;
  readonly forecastH: number;
  readonly sections: readonly number[];
  readonly decimals: number;
  /** NaN where the bitmap marks missing. */
  readonly values: Float64Array;
}

export function readMessages(file: Uint8Array): { offset: number; length: number; message: ReadMessage }[] {
  const found = [];
  for (let offset = 0; offset < file.length; ) {
    const view = Buffer.from(file.buffer, file.byteOffset + offset, file.length - offset);
    const length = Number(view.readBigUInt64BE(8));
    found.push({ offset, length, message: readMessage(view.subarray(0, length)) });
    offset += length;
  }
  return found;
}

export function readMessage(bytes: Buffer): ReadMessage {
  if (bytes.toString('latin1', 0, 4) !== 'GRIB' || bytes[7] !== 2) throw new Error('This is no GRIB2 message.');
  const at = new Map<number, number>();
  let offset = 16;
  while (bytes.toString('latin1', offset, offset + 4) !== '7777') {
    at.set(bytes.readUInt8(offset + 4), offset);
    offset += bytes.readUInt32BE(offset);
  }
  if (offset + 4 !== bytes.length) throw new Error('The sections do not fill the message.');
  const start = (section: number) => at.get(section) ?? Number.NaN;
  const bits = bytes.readUInt8(start(5) + 19);
  const lowest = bytes.readFloatBE(start(5) + 11);
  const decimals = bytes.readUInt16BE(start(5) + 17);
  const points = bytes.readUInt32BE(start(3) + 6);
  const hasBitmap = bytes[start(6) + 5] === 0;
  const values = new Float64Array(points).fill(Number.NaN);
  let bit = 0;
  for (let point = 0; point < points; point++) {
    if (hasBitmap && !(bytes.readUInt8(start(6) + 6 + (point >> 3)) & (0x80 >> (point & 7)))) continue;
    let whole = 0;
    for (let k = 0; k < bits; k++, bit++)
      whole = whole * 2 + ((bytes.readUInt8(start(7) + 5 + (bit >> 3)) >> (7 - (bit & 7))) & 1);
    values[point] = (lowest + whole) / 10 ** decimals;
  }
  return {
    discipline: bytes.readUInt8(6),
    category: bytes.readUInt8(start(4) + 9),
    parameter: bytes.readUInt8(start(4) + 10),
    surfaceType: bytes.readUInt8(start(4) + 22),
    surfaceValue: bytes.readUInt32BE(start(4) + 24),
    forecastH: bytes.readUInt32BE(start(4) + 18),
    sections: [...at.keys()],
    decimals,
    values,
  };
}
