/** Encodes lengths of alternating runs of 0 and 1 (the first run is 0 and may be empty) as base64 of LEB128 numbers. */
export function encodeRuns(bits: Uint8Array): string {
  const bytes: number[] = [];
  let current = 0;
  let length = 0;
  for (const bit of bits) {
    if (bit === current) {
      length++;
      continue;
    }
    pushNumber(bytes, length);
    current = bit;
    length = 1;
  }
  pushNumber(bytes, length);
  return Buffer.from(bytes).toString('base64');
}

/**
 * Decodes `count` bits from the text of `encodeRuns`, one bit in each byte of the result. Throws when the runs do not
 * add up to `count`.
 */
export function decodeRuns(text: string, count: number): Uint8Array {
  const bits = new Uint8Array(count);
  let at = 0;
  let bit = 0;
  let length = 0;
  let shift = 0;
  const bytes = Buffer.from(text, 'base64');
  // The loop uses an index, because an iterator takes several times as long.
  for (let n = 0; n < bytes.length; n++) {
    const byte = bytes[n]!;
    length += (byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    if (at + length > count) throw new Error('The mask is longer than its raster.');
    bits.fill(bit, at, at + length);
    at += length;
    bit = 1 - bit;
    length = 0;
    shift = 0;
  }
  if (at !== count) throw new Error('The mask is shorter than its raster.');
  return bits;
}

function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}
