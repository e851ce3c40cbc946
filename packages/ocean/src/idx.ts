/** One line of a `.idx` file: where a message begins and what it holds. */
export interface IdxEntry {
  readonly message: number;
  readonly offset: number;
  /** Start of the model cycle, UTC ms. */
  readonly referenceAt: number;
  /** `HTSGW`. */
  readonly parameter: string;
  /** `surface`, `10 m above ground`, `1 in sequence`. */
  readonly level: string;
  /** `anl`, `12 hour fcst`, `6-12 hour ave fcst`. */
  readonly forecast: string;
}

/** A message to read from a file. */
export interface WantedMessage {
  readonly parameter: string;
  readonly level: string;
  /** The file is still usable without it. */
  readonly optional?: boolean;
}

export interface IdxRange {
  readonly entry: IdxEntry;
  readonly first: number;
  /** Absent for the last message: to the end of the file. */
  readonly last?: number;
}

/**
 * A `.idx` file that is missing, unreadable or does not match its file;
 * the message gives the reason, without a full stop.
 */
export class BadIndexError extends Error {
  override readonly name = 'BadIndexError';
  /** The underlying fault, which reading the whole file may meet again. */
  readonly because: string | undefined;

  constructor(what: string, because?: string) {
    super(because === undefined ? what : `${what} (${because})`);
    this.because = because;
  }
}

const MAX_LINES = 5000;

/**
 * Reads a `.idx` file. Throws BadIndexError when a line is not in wgrib2's format or offsets do not ascend; the lines'
 * content is checked against the messages once these are read. Submessages (`5.2`) share their message's offset.
 */
export function parseIdx(text: string): readonly IdxEntry[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.length > MAX_LINES) throw new BadIndexError(`the index has ${lines.length} lines`);
  const entries = lines.map(parseLine);
  entries.forEach(({ offset }, index) => {
    if (offset < (entries[index - 1]?.offset ?? 0))
      throw new BadIndexError(`line ${index + 1} of the index goes back to byte ${offset}`);
  });
  if (entries[0]?.offset !== 0) throw new BadIndexError('the index does not begin at byte 0');
  return entries;
}

/** How `.idx` files mark an instantaneous field, `step` hours after the cycle began. */
export function instantText(step: number): string {
  return step === 0 ? 'anl' : `${step} hour fcst`;
}

/** The byte range of each wanted message at an instant, in the order of the file; a message not listed is left out. */
export function findRanges(
  entries: readonly IdxEntry[],
  wanted: readonly WantedMessage[],
  step: number,
): readonly IdxRange[] {
  const forecast = instantText(step);
  return entries.flatMap((entry, index) => {
    const { offset, parameter, level } = entry;
    const isWanted =
      entry.forecast === forecast && wanted.some((one) => one.parameter === parameter && one.level === level);
    if (!isWanted) return [];
    const next = entries.slice(index + 1).find((later) => later.offset > offset);
    return [{ entry, first: offset, last: next && next.offset - 1 }];
  });
}

function parseLine(line: string, index: number): IdxEntry {
  const [message, offset, date, parameter, level, forecast] = line.split(':');
  const [, year, month, day, hour] = /^d=(\d{4})(\d{2})(\d{2})(\d{2})$/.exec(date ?? '') ?? [];
  const at = Number(offset);
  const referenceAt = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour));
  const good = /^\d+(\.\d+)?$/.test(message ?? '') && /^\d+$/.test(offset ?? '') && Number.isSafeInteger(at) && year;
  if (!good || !parameter || level === undefined || forecast === undefined) {
    throw new BadIndexError(`line ${index + 1} of the index is not one: "${line.slice(0, 80)}"`);
  }
  return { message: Math.floor(Number(message)), offset: at, referenceAt, parameter, level, forecast };
}
