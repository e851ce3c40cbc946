import type { Section } from '../section.ts';

/** A JPEG2000 image within the limits of GRIB2: one component, one tile, one layer, reversible 5/3 wavelet. */
export interface Codestream {
  readonly width: number;
  readonly height: number;
  /** The number of bits in each unsigned sample. */
  readonly precision: number;
  readonly decompositions: number;
  readonly guardBits: number;
  /** The exponent of each sub-band: LL, then HL, LH, HH from the coarsest level. */
  readonly exponents: readonly number[];
  readonly packets: Uint8Array;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly precision: number;
}
interface Quantization {
  readonly guardBits: number;
  readonly exponents: readonly number[];
}

const SOC = 0xff4f;
const SIZ = 0xff51;
const COD = 0xff52;
const QCD = 0xff5c;
const QCC = 0xff5d;
const SOT = 0xff90;
const SOD = 0xff93;

/** The markers of tile-part and packet lengths and of comments, which decoding does not need. */
const INFORMATIVE: ReadonlySet<number> = new Set([0xff55, 0xff57, 0xff58, 0xff64]);

/** The markers that ISO/IEC 15444-1 defines but no GRIB2 writer uses. */
const REFUSED_MARKERS: ReadonlyMap<number, string> = new Map([
  [0xff53, 'COC (coding style of one component)'],
  [0xff5e, 'RGN (region of interest)'],
  [0xff5f, 'POC (progression order change)'],
  [0xff60, 'PPM (packed packet headers)'],
  [0xff61, 'PPT (packed packet headers)'],
]);

const MAX_DECOMPOSITIONS = 32;

/**
 * Reads the marker segments (ISO/IEC 15444-1 annex A) up to the packets. It refuses, by name, features that GRIB2 does
 * not use.
 */
export function parseCodestream(section: Section, bytes: Uint8Array): Codestream {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (u16(0) !== SOC) section.refuse('its JPEG2000 codestream does not begin with SOC');
  let size: Size | undefined;
  let decompositions: number | undefined;
  let quantization: Quantization | undefined;
  let tileEnd: number | undefined;

  for (let at = 2; ; ) {
    const marker = u16(at);
    if (marker === SOD) {
      if (!size || decompositions === undefined || !quantization || tileEnd === undefined)
        return section.refuse('its JPEG2000 codestream lacks SIZ, COD, QCD or SOT');
      if (quantization.exponents.length < 3 * decompositions + 1)
        section.refuse(`its JPEG2000 quantization lacks sub-bands`);
      if (tileEnd < at + 2) section.refuse('its JPEG2000 tile ends before its packets');
      return { ...size, decompositions, ...quantization, packets: bytes.subarray(at + 2, tileEnd) };
    }

    const length = u16(at + 2);
    const body = at + 4;
    if (length < 2 || at + 2 + length > bytes.length)
      section.refuse(`its JPEG2000 marker ${marker.toString(16)} is longer than the data`);
    if (marker === SIZ) size = parseSize(body);
    else if (marker === COD) decompositions = parseCodingStyle(body);
    else if (marker === QCD) quantization = parseQuantization(body, at + 2 + length);
    else if (marker === QCC && u8(body) === 0) quantization = parseQuantization(body + 1, at + 2 + length);
    else if (marker === SOT) tileEnd = parseTilePart(at);
    else if (!INFORMATIVE.has(marker))
      section.refuse(
        `its JPEG2000 codestream uses ${REFUSED_MARKERS.get(marker) ?? `marker ${marker.toString(16)}`}, which is not supported`,
      );
    at += 2 + length;
  }

  function parseSize(body: number): Size {
    const [width, height] = [u32(body + 2), u32(body + 6)];
    const precision = (u8(body + 36) & 0x7f) + 1;
    if (u32(body + 10) !== 0 || u32(body + 14) !== 0)
      section.refuse('its JPEG2000 image has an offset, which is not supported');
    if (u32(body + 18) < width || u32(body + 22) < height)
      section.refuse('its JPEG2000 image has several tiles, which is not supported');
    if (u32(body + 26) !== 0 || u32(body + 30) !== 0)
      section.refuse('its JPEG2000 tile has an offset, which is not supported');
    if (u16(body + 34) !== 1) section.refuse(`its JPEG2000 image has ${u16(body + 34)} components instead of 1`);
    if (u8(body + 36) & 0x80) section.refuse('its JPEG2000 samples are signed, which is not supported');
    if (u8(body + 37) !== 1 || u8(body + 38) !== 1)
      section.refuse('its JPEG2000 component is subsampled, which is not supported');
    if (precision > 24) section.refuse(`its JPEG2000 samples of ${precision} bits are more than 24`);
    return { width, height, precision };
  }

  function parseCodingStyle(body: number): number {
    if (u8(body) !== 0)
      section.refuse('its JPEG2000 coding style has precincts, SOP or EPH markers, which is not supported');
    if (u8(body + 1) !== 0) section.refuse(`its JPEG2000 progression order ${u8(body + 1)} is not LRCP`);
    if (u16(body + 2) !== 1) section.refuse(`its JPEG2000 image has ${u16(body + 2)} layers instead of 1`);
    if (u8(body + 4) !== 0) section.refuse('its JPEG2000 image has a component transform');
    if (u8(body + 5) > MAX_DECOMPOSITIONS)
      section.refuse(`its JPEG2000 image has ${u8(body + 5)} decomposition levels`);
    if (u8(body + 6) !== 4 || u8(body + 7) !== 4) section.refuse('its JPEG2000 code-blocks are not 64 x 64');
    if (u8(body + 8) !== 0) section.refuse(`its JPEG2000 code-block style ${u8(body + 8)} is not supported`);
    if (u8(body + 9) !== 1) section.refuse('its JPEG2000 wavelet is the irreversible 9/7, which is not supported');
    return u8(body + 5);
  }

  function parseQuantization(body: number, end: number): Quantization {
    if ((u8(body) & 0x1f) !== 0) section.refuse('its JPEG2000 coefficients are quantized, which is not supported');
    return { guardBits: u8(body) >>> 5, exponents: Array.from(bytes.subarray(body + 1, end), (octet) => octet >>> 3) };
  }

  function parseTilePart(at: number): number {
    if (tileEnd !== undefined || u16(at + 4) !== 0 || u8(at + 10) !== 0 || u8(at + 11) > 1)
      section.refuse('its JPEG2000 image has several tile-parts, which is not supported');
    const tileLength = u32(at + 6);
    if (tileLength > bytes.length - at)
      section.refuse(`its JPEG2000 tile of ${tileLength} bytes is longer than the data`);
    return tileLength === 0 ? bytes.length : at + tileLength;
  }

  function u8(at: number): number {
    if (at + 1 > bytes.length) section.refuse('its JPEG2000 codestream ends too early');
    return view.getUint8(at);
  }
  function u16(at: number): number {
    if (at + 2 > bytes.length) section.refuse('its JPEG2000 codestream ends too early');
    return view.getUint16(at);
  }
  function u32(at: number): number {
    if (at + 4 > bytes.length) section.refuse('its JPEG2000 codestream ends too early');
    return view.getUint32(at);
  }
}
