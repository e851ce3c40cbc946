import { crc32 } from 'node:zlib';
import type { Section } from '../section.ts';

/** A PNG image of a GRIB2 field, still compressed. */
export interface PngImage {
  readonly width: number;
  readonly height: number;
  /** The bits of a pixel, all its samples together, which make one value: 1, 2, 4, 8, 16, 24 or 32. */
  readonly bitsPerPixel: number;
  readonly interlaced: boolean;
  /** The zlib stream of all IDAT chunks. */
  readonly compressed: Uint8Array;
}

const SIGNATURE = [0x89504e47, 0x0d0a1a0a] as const;
/** The length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
const [IHDR, PLTE, IDAT, IEND] = [0x49484452, 0x504c5445, 0x49444154, 0x49454e44] as const;
/** The bit of a chunk's type that marks it as ancillary: a decoder may skip it. */
const ANCILLARY = 0x20000000;

/** The colour types of PNG (PNG, table 11.1): samples of a pixel, and the bits of a sample that GRIB2 uses. */
const COLOURS: Readonly<Record<number, readonly [name: string, samples: number, depths: readonly number[]]>> = {
  0: ['grey', 1, [1, 2, 4, 8, 16]],
  2: ['RGB', 3, [8]],
  3: ['palette', 1, []],
  4: ['grey and alpha', 2, []],
  6: ['RGBA', 4, [8]],
};

/** Parses the chunks of a PNG image (template 7.41). Bytes after its end chunk are ignored. */
export function parsePng(section: Section, bytes: Uint8Array): PngImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 8 || view.getUint32(0) !== SIGNATURE[0] || view.getUint32(4) !== SIGNATURE[1])
    section.refuse('its data is not a PNG image');

  let header: Omit<PngImage, 'compressed'> | undefined;
  const parts: Uint8Array[] = [];
  for (let at = 8; at + FRAME_BYTES <= bytes.length; ) {
    const [length, type] = [view.getUint32(at), view.getUint32(at + 4)];
    const end = at + 8 + length;
    if (end + 4 > bytes.length)
      section.refuse(`a PNG chunk of ${length} bytes does not fit the ${bytes.length - at} left`);
    const isCritical = (type & ANCILLARY) === 0;
    if (isCritical && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end))
      section.refuse(`the checksum of its PNG chunk ${typeName(type)} is wrong`);

    if (!header) {
      if (type !== IHDR) section.refuse('its PNG image does not begin with a header');
      header = parseHeader(section, bytes.subarray(at + 8, end));
    } else if (type === IDAT) parts.push(bytes.subarray(at + 8, end));
    else if (type === IEND)
      return { ...header, compressed: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
    else if (isCritical && type !== PLTE) section.refuse(`the PNG chunk ${typeName(type)} is not supported`);
    at = end + 4;
  }
  return section.refuse('its PNG image has no end');
}

function parseHeader(section: Section, header: Uint8Array): Omit<PngImage, 'compressed'> {
  if (header.length !== 13) section.refuse(`a PNG header of ${header.length} bytes is none`);
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const [depth, colour] = [view.getUint8(8), view.getUint8(9)];
  const [compression, filter, interlace] = [view.getUint8(10), view.getUint8(11), view.getUint8(12)];
  const [name, samples, depths] = COLOURS[colour] ?? [`colour type ${colour}`, 1, []];
  if (!depths.includes(depth)) section.refuse(`a PNG image of ${name} with ${depth} bits a sample is not supported`);
  if (compression !== 0 || filter !== 0)
    section.refuse(`PNG compression ${compression} or filter method ${filter} does not exist`);
  if (interlace !== 0 && interlace !== 1) section.refuse(`PNG interlace method ${interlace} does not exist`);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bitsPerPixel: depth * samples,
    interlaced: interlace === 1,
  };
}

function typeName(type: number): string {
  const letters = [24, 16, 8, 0].map((shift) => (type >>> shift) & 0xff);
  const isName = letters.every((letter) => /[A-Za-z]/.test(String.fromCharCode(letter)));
  return isName ? String.fromCharCode(...letters) : `0x${type.toString(16)}`;
}
