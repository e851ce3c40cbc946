import { GribError } from './grib-error.ts';

/**
 * A section of a message, read by the octet numbers of the WMO tables (from 1). Every read is checked against the
 * section's length. Signed integers are sign and magnitude (WMO 92.1.5).
 */
export class Section {
  readonly number: number;
  readonly offset: number;
  readonly length: number;
  readonly #file: Uint8Array;
  readonly #view: DataView;

  constructor(file: Uint8Array, number: number, offset: number, length: number) {
    this.number = number;
    this.offset = offset;
    this.length = length;
    this.#file = file;
    this.#view = new DataView(file.buffer, file.byteOffset + offset, length);
  }

  u8(octet: number): number {
    return this.#view.getUint8(this.#at(octet, 1));
  }

  u16(octet: number): number {
    return this.#view.getUint16(this.#at(octet, 2));
  }

  u32(octet: number): number {
    return this.#view.getUint32(this.#at(octet, 4));
  }

  i8(octet: number): number {
    return signed(this.u8(octet), 0x80);
  }

  i16(octet: number): number {
    return signed(this.u16(octet), 0x8000);
  }

  i32(octet: number): number {
    return signed(this.u32(octet), 0x80000000);
  }

  f32(octet: number): number {
    return this.#view.getFloat32(this.#at(octet, 4));
  }

  /** Returns the section from `octet` to its end, without a copy. */
  bytesFrom(octet: number): Uint8Array {
    const start = octet - 1;
    if (start > this.length) this.refuse(`its ${this.length} bytes end before octet ${octet}`);
    return this.#file.subarray(this.offset + start, this.offset + this.length);
  }

  refuse(what: string): never {
    throw new GribError(what, this.offset, this.number);
  }

  #at(octet: number, size: number): number {
    if (octet - 1 + size > this.length) this.refuse(`its ${this.length} bytes end before octet ${octet + size - 1}`);
    return octet - 1;
  }
}

function signed(raw: number, signBit: number): number {
  return raw >= signBit ? signBit - raw : raw;
}
