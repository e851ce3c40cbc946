/** A number with its width in octets; `signed` writes sign and magnitude. */
export type Octets =
  | readonly [octets: 1 | 2 | 4 | 8, value: number]
  | readonly [octets: 1 | 2 | 4, value: number, kind: 'signed']
  | readonly [octets: 4, value: number, kind: 'float'];

/** Packs values with their widths in bits, padded with zeros to a whole byte. */
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

/** Returns a section of the given number, its length first. */
export function section(number: number, ...octets: readonly Octets[]): Uint8Array {
  const body = write(...octets);
  return concat([lengthAndNumber(number, 5 + body.length), body]);
}

export function lengthAndNumber(number: number, length: number): Uint8Array {
  return write([4, length], [1, number]);
}

/** Writes consecutive big-endian numbers. */
export function write(...octets: readonly Octets[]): Uint8Array {
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
