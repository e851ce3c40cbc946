import { GribError } from './grib-error.ts';
import type { Bitmap, GribField } from './grib-field.ts';
import type { Grid } from './grid.ts';
import { MAX_FIELDS_PER_MESSAGE, MAX_MESSAGE_BYTES } from './limits.ts';
import type { Packing } from './packing.ts';
import { parseGrid } from './parse-grid.ts';
import { parsePacking } from './parse-packing.ts';
import { type Product, parseProduct } from './parse-product.ts';
import { Section } from './section.ts';
import { readUtcTime } from './utc-time.ts';

const GRIB = 0x47524942;
const SEVENS = 0x37373737;
const INDICATOR_BYTES = 16;

/**
 * Yields the fields of a GRIB2 file, or of a byte range of whole messages, in order. The values stay packed (see
 * `decodeField`). Messages must follow each other without a gap. Throws `GribError` at the first byte that violates WMO
 * FM 92.
 */
export function* parseGrib2(file: Uint8Array): Generator<GribField, void> {
  if (file.length === 0) throw new GribError('the file is empty', 0);
  for (let offset = 0; offset < file.length; ) {
    const indicator = parseIndicator(file, offset);
    yield* parseMessage(file, offset, indicator.length, indicator.discipline);
    offset += indicator.length;
  }
}

/**
 * Returns whether bytes are a single message, from `GRIB` to `7777`, with the length that its header states. The
 * content is not checked.
 */
export function isOneMessage(bytes: Uint8Array): boolean {
  if (bytes.length < INDICATOR_BYTES + 4) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const ends = view.getUint32(bytes.length - 4) === SEVENS && statedLength(view) === bytes.length;
  return ends && view.getUint32(0) === GRIB && view.getUint8(7) === 2;
}

function statedLength(view: DataView): number {
  return view.getUint32(8) * 2 ** 32 + view.getUint32(12);
}

/** Parses section 0 (message length and discipline), and checks that the end mark `7777` stands at that length. */
function parseIndicator(file: Uint8Array, offset: number): { length: number; discipline: number } {
  const view = new DataView(file.buffer, file.byteOffset + offset, file.length - offset);
  if (view.byteLength < 4 || view.getUint32(0) !== GRIB)
    throw new GribError('a message should begin here with GRIB', offset);
  if (view.byteLength < INDICATOR_BYTES) throw new GribError('the file ends inside the message header', offset, 0);
  if (view.getUint8(7) !== 2) throw new GribError(`edition ${view.getUint8(7)} is not GRIB2`, offset, 0);

  const length = statedLength(view);
  if (length > MAX_MESSAGE_BYTES)
    throw new GribError(
      `a message of ${length} bytes is longer than the ${MAX_MESSAGE_BYTES} this reader takes`,
      offset,
      0,
    );
  if (length > view.byteLength)
    throw new GribError(`the message is ${length} bytes long but the file ends after ${view.byteLength}`, offset, 0);
  if (length < INDICATOR_BYTES + 4 || view.getUint32(length - 4) !== SEVENS)
    throw new GribError(`its ${length} bytes do not end with 7777`, offset, 0);
  return { length, discipline: view.getUint8(6) };
}

function* parseMessage(
  file: Uint8Array,
  offset: number,
  length: number,
  discipline: number,
): Generator<GribField, void> {
  const end = offset + length - 4;
  let at = offset + INDICATOR_BYTES;
  let expected: readonly number[] = [1];
  let fieldIndex = 0;
  let identification: { centre: number; referenceTime: Date } | undefined;
  let grid: Grid | undefined;
  let product: Product | undefined;
  let packing: Packing | undefined;
  let bitmap: Bitmap | undefined;
  let definedBitmap: Bitmap | undefined;

  while (at < end) {
    const section = readSection(file, at, end, expected);
    at += section.length;
    switch (section.number) {
      case 1:
        identification = { centre: section.u16(6), referenceTime: readUtcTime(section, 13) };
        break;
      case 3:
        grid = parseGrid(section);
        break;
      case 4:
        if (identification) product = parseProduct(section, identification.referenceTime);
        break;
      case 5:
        packing = parsePacking(section);
        break;
      case 6:
        if (!grid || !packing) break;
        bitmap = parseBitmap(section, grid, definedBitmap);
        definedBitmap = bitmap ?? definedBitmap;
        if (bitmap ? packing.valueCount > grid.pointCount : packing.valueCount !== grid.pointCount) {
          section.refuse(`${packing.valueCount} values do not fit ${grid.pointCount} points`);
        }
        break;
      case 7:
        if (!identification || !grid || !product || !packing) break;
        if (fieldIndex === MAX_FIELDS_PER_MESSAGE)
          section.refuse(`the message holds more than ${MAX_FIELDS_PER_MESSAGE} fields`);
        yield {
          offset,
          length,
          fieldIndex,
          discipline,
          ...identification,
          ...product,
          grid,
          packing,
          bitmap,
          data: section,
        };
        fieldIndex += 1;
        break;
    }
    expected = FOLLOWERS[section.number] ?? [];
  }
  if (!expected.includes(8))
    throw new GribError(`the message ends where section ${expected.join(' or ')} should be`, end, 8);
}

/** The sections that may follow each section (WMO FM 92, 92.1.3 and 92.1.4). Sections 2-7, 3-7 or 4-7 may repeat. */
const FOLLOWERS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3],
  2: [3],
  3: [4],
  4: [5],
  5: [6],
  6: [7],
  7: [2, 3, 4, 8],
};

function readSection(file: Uint8Array, at: number, end: number, expected: readonly number[]): Section {
  if (at + 5 > end) throw new GribError('the message ends inside a section header', at);
  const header = new Section(file, file[at + 4] ?? 0, at, 5);
  if (!expected.includes(header.number)) header.refuse(`section ${expected.join(' or ')} should be here`);

  const length = header.u32(1);
  if (length < 5 || length > end - at)
    header.refuse(`a length of ${length} does not fit the ${end - at} bytes left in the message`);
  return new Section(file, header.number, at, length);
}

/** Parses section 6. Indicator 254 repeats the previous bitmap of the same message (WMO code table 6.0). */
function parseBitmap(section: Section, grid: Grid, defined: Bitmap | undefined): Bitmap | undefined {
  const indicator = section.u8(6);
  if (indicator === 255) return undefined;
  if (indicator === 0) {
    const bits = section.bytesFrom(7);
    if (bits.length * 8 < grid.pointCount)
      section.refuse(`its bitmap of ${bits.length} bytes is shorter than ${grid.pointCount} points`);
    return { bits };
  }
  if (indicator !== 254) section.refuse(`predefined bitmap ${indicator} is not supported`);
  if (!defined) section.refuse('it points back to a bitmap, but the message defined none');
  if (defined.bits.length * 8 < grid.pointCount)
    section.refuse('the bitmap it points back to belongs to a smaller grid');
  return defined;
}
