import { GribError } from './grib2/grib-error.ts';
import type { GribField } from './grib2/grib-field.ts';
import { parseGrid } from './grib2/parse-grid.ts';
import { parsePacking } from './grib2/parse-packing.ts';
import { parseProduct } from './grib2/parse-product.ts';
import { Section } from './grib2/section.ts';
import { readUtcTime } from './grib2/utc-time.ts';

/** The first field of a GRIB2 message without its values: parameter, time, level, grid and packing. */
export type MessageHead = Omit<GribField, 'offset' | 'length' | 'fieldIndex' | 'bitmap' | 'data'>;

/** The bytes at the start of a message that contain its sections 0 to 5, with room for a long local section. */
export const HEAD_BYTES = 1024;

const INDICATOR_BYTES = 16;

/**
 * Parses the start of a GRIB2 message, up to the packing of its first field, with the same parsers as `parseGrib2`.
 * Throws GribError for what these do not support, and where the bytes end too early.
 */
export function parseMessageHead(bytes: Uint8Array): MessageHead {
  const indicator = new Section(bytes, 0, 0, Math.min(bytes.length, INDICATOR_BYTES));
  if (indicator.u32(1) !== 0x47524942) indicator.refuse('a message should begin here with GRIB');
  if (indicator.u8(8) !== 2) indicator.refuse(`edition ${indicator.u8(8)} is not GRIB2`);

  const sections = listSections(bytes);
  const find = (number: number) => {
    const section = sections.find((one) => one.number === number);
    return section ?? indicator.refuse(`the first ${bytes.length} bytes contain no section ${number}`);
  };
  const identification = find(1);
  const referenceTime = readUtcTime(identification, 13);
  return {
    discipline: indicator.u8(7),
    centre: identification.u16(6),
    referenceTime,
    ...parseProduct(find(4), referenceTime),
    grid: parseGrid(find(3)),
    packing: parsePacking(find(5)),
  };
}

/** Lists the sections that lie whole within the bytes, up to the packing of the first field. */
function listSections(bytes: Uint8Array): readonly Section[] {
  const sections: Section[] = [];
  for (let at = INDICATOR_BYTES; at + 5 <= bytes.length; ) {
    const header = new Section(bytes, bytes[at + 4] ?? 0, at, 5);
    const length = header.u32(1);
    if (length < 5) throw new GribError(`a section of ${length} bytes is none`, at, header.number);
    if (at + length > bytes.length) break;
    sections.push(new Section(bytes, header.number, at, length));
    if (header.number === 5) break;
    at += length;
  }
  return sections;
}
