import type { Section } from './section.ts';

/**
 * The packed bits of section 7. Up to 4 bytes can be read past their end, because another section or the end mark
 * `7777` follows.
 */
export interface PackedData {
  readonly section: Section;
  readonly view: DataView;
  readonly bitLength: number;
}

const HEADER_BYTES = 5;

export function packedData(section: Section): PackedData {
  const bytes = section.bytesFrom(HEADER_BYTES + 1);
  return { section, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length + 4), bitLength: bytes.length * 8 };
}

/** Throws if the section is too short to contain `bits` bits from bit `bit` on. */
export function checkBits({ section, bitLength }: PackedData, bit: number, bits: number): void {
  if (bit + bits > bitLength) section.refuse(`its ${section.length} bytes are too few for the values it should hold`);
}
