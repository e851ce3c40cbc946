/** A GRIB2 file that cannot be read: the message is one sentence naming the section, the byte in the file and what is wrong. */
export class GribError extends Error {
  override readonly name = 'GribError';
  /** Byte in the file where the section (or message) at fault begins. */
  readonly offset: number;
  /** Section 0-8, absent where the file is not yet known to be GRIB. */
  readonly section: number | undefined;

  constructor(what: string, offset: number, section?: number) {
    super(
      `${section === undefined ? '' : `GRIB2 section ${section} `}at byte ${offset}: ${what}.`.replace(/^at/, 'At'),
    );
    this.offset = offset;
    this.section = section;
  }
}
