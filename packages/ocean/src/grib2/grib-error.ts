/** A GRIB2 file that cannot be read: the message is one sentence naming the section, the byte in the file and what is wrong. */
export class GribError extends Error {
  override readonly name = 'GribError';
  /** The fault alone, without its place. */
  readonly what: string;
  /** Byte in the file where the section (or message) at fault begins. */
  readonly offset: number;
  /** Section 0-8, absent before the file is recognized as GRIB. */
  readonly section: number | undefined;

  constructor(what: string, offset: number, section?: number) {
    super(`${placeOf(offset, section)}: ${what}.`.replace(/^at/, 'At'));
    this.what = what;
    this.offset = offset;
    this.section = section;
  }

  /** The place and the fault as part of a sentence, for bytes read from `firstByte` of the file on. */
  within(firstByte: number): string {
    return `${placeOf(firstByte + this.offset, this.section)}: ${this.what}`;
  }
}

function placeOf(offset: number, section: number | undefined): string {
  return `${section === undefined ? '' : `GRIB2 section ${section} `}at byte ${offset}`;
}
