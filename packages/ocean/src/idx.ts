import { runStart } from '@groundswell/forecast';

/** A line of a `.idx` file: the start and the content of a message. */
export interface IdxEntry {
  readonly message: number;
  readonly offset: number;
  /** The start of the model cycle, UTC ms. */
  readonly referenceAt: number;
  /** `HTSGW`. */
  readonly parameter: string;
  /** The level, such as `surface`, `10 m above ground` or `1 in sequence`. */
  readonly level: string;
  /** The forecast text, such as `anl`, `12 hour fcst` or `6-12 hour ave fcst`. */
  readonly forecast: string;
}

/** A message to read from a file. */
export interface WantedMessage {
  readonly parameter: string;
  readonly level: string;
  /** Whether the file is still usable without the message. */
  readonly optional?: boolean;
}

export interface IdxRange {
  readonly entry: IdxEntry;
  readonly first: number;
  /** The last byte; absent for the last message, which reaches to the end of the file. */
  readonly last?: number;
}

/**
 * Thrown for a `.idx` file that is missing, unreadable or does not match its file. The message gives the reason without
 * a full stop.
 */
export class BadIndexError extends Error {
  override readonly name = 'BadIndexError';
  /** The fault in the index. If reading the whole file finds the same fault, the error states it only once. */
  readonly because: string | undefined;

  constructor(what: string, because?: string) {
    super(because === undefined ? what : `${what} (${because})`);
    this.because = because;
  }
}

const MAX_LINES = 5000;

/**
 * Parses a `.idx` file. Throws BadIndexError when a line is not in wgrib2's format or offsets do not ascend. The
 * content of the lines is checked later against the messages. Submessages (`5.2`) share their message's offset.
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

/** Returns the text that marks an instantaneous field in `.idx` files, `step` hours after the cycle began. */
function instantText(step: number): string {
  return step === 0 ? 'anl' : `${step} hour fcst`;
}

/**
 * Returns the byte range of each wanted message at an instant, in file order. Messages that are not listed are left
 * out.
 */
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
  const run = /^d=(\d{10})$/.exec(date ?? '')?.[1];
  const at = Number(offset);
  const good = /^\d+(\.\d+)?$/.test(message ?? '') && /^\d+$/.test(offset ?? '') && Number.isSafeInteger(at);
  if (!good || !run || !parameter || level === undefined || forecast === undefined) {
    throw new BadIndexError(`line ${index + 1} of the index is not one: "${line.slice(0, 80)}"`);
  }
  return { message: Math.floor(Number(message)), offset: at, referenceAt: runStart(run), parameter, level, forecast };
}
