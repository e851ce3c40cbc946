/**
 * Thrown for a GRIB2 file that cannot be read. The message is one sentence with the section, the byte in the file and
 * the fault.
 */
export class GribError extends Error {
  override readonly name = 'GribError';
  /** The description of the fault, without its position. */
  readonly what: string;
  /** The byte in the file where the section or message at fault begins. */
  readonly offset: number;
  /** The section number, 0-8; absent before the file is recognized as GRIB. */
  readonly section: number | undefined;

  constructor(what: string, offset: number, section?: number) {
    super(`${placeOf(offset, section)}: ${what}.`.replace(/^at/, 'At'));
    this.what = what;
    this.offset = offset;
    this.section = section;
  }

  /**
   * Returns the fault and its position in the file, as part of a sentence. `firstByte` is the file offset of the parsed
   * bytes.
   */
  within(firstByte: number): string {
    return `${placeOf(firstByte + this.offset, this.section)}: ${this.what}`;
  }
}

function placeOf(offset: number, section: number | undefined): string {
  return `${section === undefined ? '' : `GRIB2 section ${section} `}at byte ${offset}`;
}
