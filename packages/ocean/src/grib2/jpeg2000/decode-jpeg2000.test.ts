import { expect, test } from 'vitest';
import { PLANE, ROW, samplesOf } from '../../../test-support/synthetic-codestreams.ts';
import { concat } from '../../../test-support/synthetic-octets.ts';
import { Section } from '../section.ts';
import { decodeJpeg2000 } from './decode-jpeg2000.ts';

function decode(codestream: Uint8Array, count = 33 * 9): number[] {
  const bytes = concat([new Uint8Array(5), codestream]);
  return [...decodeJpeg2000(new Section(bytes, 7, 0, bytes.length), count)];
}

/** Returns the codestream of `PLANE` with one byte changed: the byte `at` bytes after the start of the given marker. */
function changed(marker: number, at: number, value: number): Uint8Array {
  const bytes = PLANE.bytes.slice();
  const start = bytes.findIndex((byte, n) => byte === 0xff && bytes[n + 1] === marker);
  bytes[start + at] = value;
  return bytes;
}

const [SIZ, COD, QCD, COM, SOT] = [0x51, 0x52, 0x5c, 0x64, 0x90];

test('a codestream in JP2 boxes reads as the bare one', () => {
  const signature = [0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 13, 10, 0x87, 10];
  const other = [0, 0, 0, 9, 0x66, 0x72, 0x65, 0x65, 0];
  const box = [0, 0, 0, 0, 0x6a, 0x70, 0x32, 0x63];
  expect(decode(concat([new Uint8Array([...signature, ...other, ...box]), PLANE.bytes]))).toEqual(samplesOf(PLANE));
  expect(() => decode(new Uint8Array([...signature, ...other]))).toThrow('holds no codestream');
});

test('a block with corrupted bits still decodes to samples in range', () => {
  const corrupted = ROW.bytes.map((byte, n) => (n > 150 && n % 7 === 0 ? byte ^ 0x55 : byte));
  const samples = decode(corrupted, 150);
  expect(samples).not.toEqual(samplesOf(ROW));
  expect(samples.every((sample) => sample >= 0 && sample < 2048)).toBe(true);
});

test('an image of 18 kilobytes that needs minutes of decoding is refused before decoding', () => {
  const side = 4472;
  const codestream = writeEmptyBlocks(side);
  expect(codestream.length).toBeLessThan(20_000);
  expect(() => decode(codestream, side * side)).toThrow(/needs 1759\d{6} coefficient passes/);
});

test.each([
  ['several tiles', changed(SIZ, 4 + 2 + 16 + 3, 16), 'several tiles'],
  ['an image offset', changed(SIZ, 4 + 13, 1), 'an offset'],
  ['three components', changed(SIZ, 4 + 35, 3), '3 components'],
  ['signed samples', changed(SIZ, 4 + 36, 0x86), 'signed'],
  ['a subsampled component', changed(SIZ, 4 + 37, 2), 'subsampled'],
  ['38-bit samples', changed(SIZ, 4 + 36, 37), '38 bits'],
  ['precincts', changed(COD, 4, 1), 'precincts, SOP or EPH'],
  ['another progression', changed(COD, 5, 2), 'progression order 2 is not LRCP'],
  ['two layers', changed(COD, 7, 2), '2 layers'],
  ['33 levels', changed(COD, 9, 33), '33 decomposition levels'],
  ['blocks of 32 x 64', changed(COD, 10, 3), 'not 64 x 64'],
  ['bypass coding', changed(COD, 12, 1), 'code-block style 1'],
  ['the 9/7 wavelet', changed(COD, 13, 0), '9/7'],
  ['quantized coefficients', changed(QCD, 4, 0x22), 'quantized'],
  ['too few sub-bands', changed(COD, 9, 32), 'lacks sub-bands'],
  ['a region of interest', changed(COM, 1, 0x5e), 'RGN (region of interest)'],
  ['a style per component', changed(COM, 1, 0x53), 'COC'],
  ['a marker out of nowhere', changed(COM, 1, 0x30), 'marker ff30'],
  ['a second tile-part', changed(SOT, 11, 2), 'several tile-parts'],
  ['a tile longer than its data', changed(SOT, 6, 1), 'longer than the data'],
  ['no SIZ', concat([PLANE.bytes.subarray(0, 2), PLANE.bytes.subarray(45)]), 'lacks SIZ'],
  ['no start', PLANE.bytes.subarray(2), 'does not begin with SOC'],
  ['an end in its header', PLANE.bytes.subarray(0, 60), /ends too early|longer than the data/],
])('a codestream with %s is refused by name', (_, bytes, sentence) => {
  expect(() => decode(bytes)).toThrow(sentence);
});

/**
 * Writes a square image without a wavelet. Each of its code-blocks claims 88 coding passes over 30 bit planes, but
 * contains no bytes.
 */
function writeEmptyBlocks(side: number): Uint8Array {
  const head = ROW.bytes.slice(0, ROW.bytes.findIndex((byte, n) => byte === 0xff && ROW.bytes[n + 1] === 0x93) + 2);
  const view = new DataView(head.buffer);
  for (const octet of [8, 12, 24, 28]) view.setUint32(octet, side);
  head[head.indexOf(QCD) + 4] = 29 << 3;
  view.setUint32(head.lastIndexOf(SOT) + 5, 0);

  const columns = Math.ceil(side / 64);
  const seen = new Set<string>();
  let bits = '1';
  for (let leaf = 0; leaf < columns ** 2; leaf++) {
    for (const tree of ['inclusion', 'zero planes']) {
      for (let level = Math.ceil(Math.log2(columns)); level >= 0; level--) {
        const node = [tree, level, (leaf % columns) >> level, Math.floor(leaf / columns) >> level].join();
        if (!seen.has(node)) bits += '1';
        seen.add(node);
      }
    }
    bits += `${'1'.repeat(9)}${(88 - 37).toString(2).padStart(7, '0')}0${'0'.repeat(9)}`;
  }
  return concat([head, stuff(bits)]);
}

/** Packs bits into bytes, with seven bits in the byte after 0xFF. */
function stuff(bits: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; ) {
    const count = bytes.at(-1) === 0xff ? 7 : 8;
    bytes.push(Number.parseInt(bits.slice(at, at + count).padEnd(count, '0'), 2));
    at += count;
  }
  return Uint8Array.from([...bytes, 0]);
}
