/**
 * A message as read by this reader, which reads only this package's files: one field a message, template 5.0. It is
 * checked against eccodes where that is installed.
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
  /** The values; NaN where the bitmap marks missing. */
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
  const present = start(6) + 6;
  let at7 = start(7) + 5;
  const scale = 10 ** decimals;
  // The bits that have been read but do not yet complete a value; a value has fewer than 24.
  let rest = 0;
  let restBits = 0;
  for (let point = 0; point < points; point++) {
    if (hasBitmap && !(bytes[present + (point >> 3)]! & (0x80 >> (point & 7)))) continue;
    for (; restBits < bits; restBits += 8) rest = (rest << 8) | bytes[at7++]!;
    restBits -= bits;
    values[point] = (lowest + (rest >>> restBits)) / scale;
    rest &= (1 << restBits) - 1;
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
