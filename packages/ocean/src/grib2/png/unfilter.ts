import type { Section } from '../section.ts';
import type { Pass } from './passes.ts';

/**
 * Undoes the row filters of a pass (PNG, section 9.2) whose rows begin at `from` in `raw`. `unit` is the bytes of a
 * pixel, at least 1. Returns a row of zeros, then the rows, then 4 bytes that `unpackBits` may read.
 */
export function unfilter(
  section: Section,
  raw: Uint8Array,
  from: number,
  { rows, rowBytes }: Pass,
  unit: number,
): Uint8Array {
  const pixels = new Uint8Array(rowBytes * (rows + 1) + 4);
  for (let row = 0; row < rows; row++) {
    const at = from + row * (rowBytes + 1) + 1;
    const to = rowBytes * (row + 1);
    const filter = raw[at - 1] as number;
    const undo = FILTERS[filter];
    if (!undo) return section.refuse(`PNG row filter ${filter} does not exist`);
    undo(raw, at, pixels, to, rowBytes, unit);
  }
  return pixels;
}

type Undo = (raw: Uint8Array, at: number, pixels: Uint8Array, to: number, bytes: number, unit: number) => void;

/** The filters by number. Left of a row there are zeros, and so there are above the first. Sums are modulo 256. */
const FILTERS: readonly Undo[] = [
  function none(raw, at, pixels, to, bytes) {
    for (let n = 0; n < bytes; n++) pixels[to + n] = raw[at + n] as number;
  },
  function sub(raw, at, pixels, to, bytes, unit) {
    for (let n = 0; n < unit; n++) pixels[to + n] = raw[at + n] as number;
    for (let n = unit; n < bytes; n++) pixels[to + n] = (raw[at + n] as number) + (pixels[to + n - unit] as number);
  },
  function up(raw, at, pixels, to, bytes) {
    for (let n = 0; n < bytes; n++) pixels[to + n] = (raw[at + n] as number) + (pixels[to + n - bytes] as number);
  },
  function average(raw, at, pixels, to, bytes, unit) {
    for (let n = 0; n < unit; n++) pixels[to + n] = (raw[at + n] as number) + ((pixels[to + n - bytes] as number) >> 1);
    for (let n = unit; n < bytes; n++) {
      const sum = (pixels[to + n - unit] as number) + (pixels[to + n - bytes] as number);
      pixels[to + n] = (raw[at + n] as number) + (sum >> 1);
    }
  },
  function paeth(raw, at, pixels, to, bytes, unit) {
    for (let n = 0; n < unit; n++) pixels[to + n] = (raw[at + n] as number) + (pixels[to + n - bytes] as number);
    for (let n = unit; n < bytes; n++) {
      const left = pixels[to + n - unit] as number;
      const above = pixels[to + n - bytes] as number;
      const corner = pixels[to + n - unit - bytes] as number;
      const [ofLeft, ofAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
      const ofCorner = Math.abs(left + above - 2 * corner);
      const nearest = ofLeft <= ofAbove && ofLeft <= ofCorner ? left : ofAbove <= ofCorner ? above : corner;
      pixels[to + n] = (raw[at + n] as number) + nearest;
    }
  },
];
