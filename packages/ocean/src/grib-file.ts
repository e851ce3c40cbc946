import { parseCycle } from './cycle.ts';
import { fieldName, nameOf } from './field-name.ts';
import { GribError } from './grib2/grib-error.ts';
import type { GribField } from './grib2/grib-field.ts';
import { isOneMessage, parseGrib2 } from './grib2/parse-grib2.ts';
import { BadIndexError, findRanges, type IdxRange, parseIdx, type WantedMessage } from './idx.ts';
import { NotPublishedError, RefusedFileError } from './noaa-errors.ts';
import type { NoaaClient } from './noaa-http.ts';

/** A GRIB2 file of one model step, with the wanted messages. */
export interface StepFile {
  readonly url: string;
  readonly cycle: string;
  readonly step: number;
  readonly wanted: readonly WantedMessage[];
  /** The largest file that is read whole and scanned when the index is invalid. */
  readonly wholeFileMaxBytes: number;
  /** The time after which no request is sent, UTC ms; by default the client's own limits apply. */
  readonly giveUpAt?: number;
}

/** Fields by name (`HTSGW:surface`) with their values still packed. */
export type StepFields = ReadonlyMap<string, GribField>;

const MAX_INDEX_BYTES = 1024 * 1024;
/**
 * The largest gap between two byte ranges that are still read in one request. A separate request takes about as long as
 * reading this many bytes.
 */
const WORTHWHILE_GAP_BYTES = 64 * 1024;
/** The largest number of bytes that are read by an index. The wanted messages of a step are 1 to 8 MB. */
const MAX_READ_BYTES = 40 * 1024 * 1024;

/**
 * Reads the wanted fields of a model step by the byte ranges of its `.idx`, each checked against its own sections.
 * Where the index is missing or wrong, it reads and scans the whole file, if its size allows. Throws NotPublishedError,
 * UpstreamUnavailableError, or RefusedFileError with the file's name and fault.
 */
export async function readStepFile(client: NoaaClient, file: StepFile): Promise<StepFields> {
  try {
    return await readByIndex(client, file);
  } catch (error) {
    if (!(error instanceof BadIndexError)) throw error;
    return await readWithoutIndex(client, file, error);
  }
}

/**
 * Reads the fields by index. Throws BadIndexError where the index is unreliable, RefusedFileError for faults of the
 * file itself.
 */
async function readByIndex(client: NoaaClient, file: StepFile): Promise<StepFields> {
  const parts = coalesce(await readIndex(client, file));
  const claimedBytes = parts.reduce((sum, part) => sum + leastBytes(part), 0);
  if (claimedBytes > MAX_READ_BYTES)
    throw new BadIndexError(`its index claims ${claimedBytes} bytes for what is wanted`);
  const messages = await Promise.all(parts.map((part) => readPart(client, file, part)));
  return new Map(messages.flat().map((message) => checkMessage(file, message)));
}

/**
 * Reads the whole file after its index has failed. If both attempts find the same fault, the error states the fault
 * only once.
 */
async function readWithoutIndex(client: NoaaClient, file: StepFile, badIndex: BadIndexError): Promise<StepFields> {
  try {
    return await readWhole(client, file);
  } catch (error) {
    if (!(error instanceof RefusedFileError) || error.reason === badIndex.because) throw error;
    throw new RefusedFileError(file.url, `${badIndex.message}, and ${error.reason}`, { cause: error });
  }
}

async function readIndex(
  client: NoaaClient,
  { url, cycle, step, wanted, giveUpAt }: StepFile,
): Promise<readonly IdxRange[]> {
  const ranges = findRanges(parseIdx(await readIndexText(client, url, giveUpAt)), wanted, step);
  if (ranges.some(({ entry }) => entry.referenceAt !== parseCycle(cycle)))
    throw new BadIndexError('its index is of another cycle');
  const missing = listMissing(wanted, new Set(ranges.map(({ entry }) => nameOf(entry.parameter, entry.level))));
  if (missing.length > 0) throw new BadIndexError(`its index does not list ${missing.join(', ')}`);
  return ranges;
}

/** Reads the text of a file's index. Throws BadIndexError if it is missing or refused. */
export async function readIndexText(client: NoaaClient, url: string, giveUpAt?: number): Promise<string> {
  try {
    return new TextDecoder().decode(await client.read(`${url}.idx`, { maxBytes: MAX_INDEX_BYTES, giveUpAt }));
  } catch (error) {
    if (error instanceof NotPublishedError) throw new BadIndexError('it has no index');
    throw error instanceof RefusedFileError ? new BadIndexError('its index cannot be had', error.reason) : error;
  }
}

interface ByteRange {
  readonly first: number;
  readonly last?: number;
  readonly ranges: readonly IdxRange[];
}

/** Joins adjacent or nearly adjacent byte ranges into one request. The bytes in the gaps are read and ignored. */
function coalesce(ranges: readonly IdxRange[]): readonly ByteRange[] {
  const parts: ByteRange[] = [];
  for (const range of ranges) {
    const before = parts.at(-1);
    const joins = before?.last !== undefined && range.first - before.last <= WORTHWHILE_GAP_BYTES;
    if (joins) parts[parts.length - 1] = { ...before, last: range.last, ranges: [...before.ranges, range] };
    else parts.push({ first: range.first, last: range.last, ranges: [range] });
  }
  return parts;
}

/**
 * Returns the minimum number of bytes that a request reads. The length of the file's last message is unknown, so a
 * request that reaches the end of the file counts only up to that message.
 */
function leastBytes({ first, last, ranges }: ByteRange): number {
  return (last === undefined ? (ranges.at(-1)?.first ?? first) : last + 1) - first;
}

interface Message {
  readonly range: IdxRange;
  readonly bytes: Uint8Array;
}

async function readPart(
  client: NoaaClient,
  { url, giveUpAt }: StepFile,
  { first, last, ranges }: ByteRange,
): Promise<readonly Message[]> {
  const range = { first, last, maxWholeBytes: MAX_READ_BYTES, giveUpAt };
  const bytes = await client.readRange(url, range).catch((error: unknown) => {
    throw error instanceof RefusedFileError ? mismatch(error.reason) : error;
  });
  return ranges.map((range) => ({
    range,
    bytes: bytes.subarray(range.first - first, range.last === undefined ? undefined : range.last + 1 - first),
  }));
}

function mismatch(because: string): BadIndexError {
  return new BadIndexError('its index does not match it', because);
}

/**
 * Returns the field of a message, with its name. A complete message that cannot be parsed is refused as a fault of the
 * file. Reading the whole file would meet the same fault.
 */
function checkMessage(file: StepFile, { range, bytes }: Message): readonly [string, GribField] {
  const { parameter, level } = range.entry;
  const name = nameOf(parameter, level);
  if (!isOneMessage(bytes)) throw mismatch(`byte ${range.first} does not begin one whole message, ${name}`);
  const fields = listFields(file.url, bytes, { what: name, firstByte: range.first });
  const field = fields.find((one) => fieldName(one) === name && one.interval === undefined);
  if (!field) throw mismatch(`there is no ${name} at byte ${range.first}`);
  checkTime(file, name, field);
  return [name, field];
}

async function readWhole(client: NoaaClient, file: StepFile): Promise<StepFields> {
  const { wholeFileMaxBytes: maxBytes, giveUpAt } = file;
  const bytes = await client.read(file.url, { maxBytes, giveUpAt });
  const names = new Set(file.wanted.map(({ parameter, level }) => nameOf(parameter, level)));
  const found = new Map<string, GribField>();
  for (const field of listFields(file.url, bytes, { what: 'it', firstByte: 0 })) {
    const name = fieldName(field);
    if (name === undefined || !names.has(name) || field.interval) continue;
    checkTime(file, name, field);
    found.set(name, field);
  }
  return requireAll(file, found);
}

interface ByteSource {
  /** The name of what the bytes contain, for error messages. */
  readonly what: string;
  readonly firstByte: number;
}

function listFields(url: string, bytes: Uint8Array, { what, firstByte }: ByteSource): readonly GribField[] {
  try {
    return [...parseGrib2(bytes)];
  } catch (error) {
    if (!(error instanceof GribError)) throw error;
    throw new RefusedFileError(url, `${what} cannot be read: ${error.within(firstByte)}`, { cause: error });
  }
}

function checkTime({ url, cycle, step }: StepFile, name: string, { referenceTime, forecastHours }: GribField): void {
  if (referenceTime.getTime() !== parseCycle(cycle))
    throw new RefusedFileError(url, `${name} is of the cycle ${referenceTime.toISOString()}`);
  if (forecastHours !== step) throw new RefusedFileError(url, `${name} is ${forecastHours} hours ahead, not ${step}`);
}

function requireAll(file: StepFile, found: StepFields): StepFields {
  const missing = listMissing(file.wanted, new Set(found.keys()));
  if (missing.length > 0) throw new RefusedFileError(file.url, `it lacks ${missing.join(', ')}`);
  return found;
}

/** Lists the required messages that were not found. */
export function listMissing(wanted: readonly WantedMessage[], found: ReadonlySet<string>): readonly string[] {
  const needed = wanted.filter(({ optional }) => !optional).map(({ parameter, level }) => nameOf(parameter, level));
  return needed.filter((name) => !found.has(name));
}
