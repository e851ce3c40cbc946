import type { Section } from '../section.ts';
import type { Codestream } from './codestream.ts';
import { PacketBits } from './packet-bits.ts';
import { type Band, layOutResolutions, type PrecinctBand } from './sub-bands.ts';
import { TagTree } from './tag-tree.ts';

/** A code-block with its coded bytes, ready for `CodeBlockDecoder`. */
export interface CodeBlock {
  readonly band: Band;
  /** The top left corner in the coefficient plane, and the size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bitPlanes: number;
  readonly passes: number;
  readonly data: Uint8Array;
}

interface Included {
  readonly block: Omit<CodeBlock, 'data'>;
  readonly length: number;
}

const BLOCK = 64;

/**
 * Yields the code-blocks with data, resolution by resolution. With one component and one layer, every progression order
 * is the same.
 */
export function* readPackets(section: Section, codestream: Codestream): Generator<CodeBlock, void> {
  const { packets } = codestream;
  let at = 0;
  for (const precincts of layOutResolutions(codestream)) {
    for (const bands of precincts) {
      const bits = new PacketBits(packets, at);
      const included = bits.read() === 1 ? bands.flatMap((band) => readBandHeader(section, bits, band)) : [];
      at = bits.end();
      for (const { block, length } of included) {
        if (length > packets.length - at) section.refuse('its JPEG2000 packets end too early');
        yield { ...block, data: packets.subarray(at, at + length) };
        at += length;
      }
      if (at > packets.length) section.refuse('its JPEG2000 packets end too early');
    }
  }
}

function readBandHeader(section: Section, bits: PacketBits, { band, x0, y0, x1, y1 }: PrecinctBand): Included[] {
  const [columns, rows] = [Math.ceil((x1 - x0) / BLOCK), Math.ceil((y1 - y0) / BLOCK)];
  const included: Included[] = [];
  if (columns === 0 || rows === 0) return included;

  const inclusion = new TagTree(columns, rows);
  const zeroPlanes = new TagTree(columns, rows);
  for (let leaf = 0; leaf < columns * rows; leaf++) {
    if (inclusion.read(bits, leaf, 1) > 0) continue;

    const bitPlanes = band.bitPlanes - zeroPlanes.read(bits, leaf, band.bitPlanes);
    const passes = readPassCount(bits);
    if (passes > 3 * bitPlanes - 2)
      section.refuse(`a JPEG2000 code-block has ${passes} passes for ${bitPlanes} bit planes`);
    const length = readLength(section, bits, passes);
    const [x, y] = [x0 + (leaf % columns) * BLOCK, y0 + Math.floor(leaf / columns) * BLOCK];
    const block = {
      band,
      x: band.x + x,
      y: band.y + y,
      width: Math.min(BLOCK, x1 - x),
      height: Math.min(BLOCK, y1 - y),
      bitPlanes,
      passes,
    };
    included.push({ block, length });
  }
  return included;
}

/** Reads a number of passes (ISO/IEC 15444-1 table B.4). */
function readPassCount(bits: PacketBits): number {
  if (bits.read() === 0) return 1;
  if (bits.read() === 0) return 2;
  const two = bits.readMany(2);
  if (two < 3) return 3 + two;
  const five = bits.readMany(5);
  return five < 31 ? 6 + five : 37 + bits.readMany(7);
}

/** Reads the length of a code-block's data (ISO/IEC 15444-1 B.10.7.1). The standard's Lblock starts at 3 bits. */
function readLength(section: Section, bits: PacketBits, passes: number): number {
  let lengthBits = 3;
  while (bits.read() === 1) {
    lengthBits += 1;
    if (lengthBits > 32) section.refuse('a JPEG2000 code-block length has more than 32 bits');
  }
  return bits.readMany(lengthBits + 31 - Math.clz32(passes));
}
