import { MAX_CODING_WORK, MAX_POINTS } from '../limits.ts';
import type { Section } from '../section.ts';
import { CodeBlockDecoder } from './code-block.ts';
import { parseCodestream } from './codestream.ts';
import { type CodeBlock, readPackets } from './packets.ts';
import { inverseWavelet } from './wavelet.ts';

const JP2_SIGNATURE = 0x6a502020;
const JP2_CODESTREAM = 0x6a703263;
/**
 * The largest number of bit planes of a coefficient. With the half bit for rounding, it then fits signed 32-bit
 * arithmetic.
 */
const MAX_BIT_PLANES = 30;

/**
 * Decodes the samples of a GRIB2 JPEG2000 image (template 7.40), row by row, from a raw codestream or from JP2 boxes.
 */
export function decodeJpeg2000(section: Section, sampleCount: number): Int32Array {
  const codestream = parseCodestream(section, unwrapJp2(section, section.bytesFrom(6)));
  const { width, height, precision, decompositions } = codestream;
  if (width * height !== sampleCount || sampleCount > MAX_POINTS)
    section.refuse(`its JPEG2000 image is ${width} x ${height} for ${sampleCount} values`);

  const blocks = [...readPackets(section, codestream)];
  checkWork(section, blocks);

  const plane = new Int32Array(sampleCount);
  const decoder = new CodeBlockDecoder();
  for (const block of blocks) decoder.decode(block, plane, width);
  inverseWavelet(plane, width, height, decompositions);

  const middle = 2 ** (precision - 1);
  const largest = 2 ** precision - 1;
  for (let n = 0; n < plane.length; n++) plane[n] = Math.min(largest, Math.max(0, (plane[n] ?? 0) + middle));
  return plane;
}

/** Refuses images with too much work, because a few bytes can require hours of decoding. */
function checkWork(section: Section, blocks: readonly CodeBlock[]): void {
  let work = 0;
  for (const { width, height, passes, bitPlanes } of blocks) {
    if (bitPlanes > MAX_BIT_PLANES) {
      section.refuse(`a JPEG2000 code-block has ${bitPlanes} bit planes, more than ${MAX_BIT_PLANES}`);
    }
    work += width * height * passes;
  }
  if (work > MAX_CODING_WORK)
    section.refuse(`its JPEG2000 image needs ${work} coefficient passes, more than ${MAX_CODING_WORK}`);
}

/** Returns the contiguous codestream inside a JP2 file (ISO/IEC 15444-1 annex I), or the bytes unchanged. */
function unwrapJp2(section: Section, bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 12 || view.getUint32(4) !== JP2_SIGNATURE) return bytes;

  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (view.getUint32(at + 4) === JP2_CODESTREAM)
      return bytes.subarray(at + 8, length === 0 ? bytes.length : at + length);
    if (length < 8) break;
    at += length;
  }
  return section.refuse('its JP2 file holds no codestream');
}
