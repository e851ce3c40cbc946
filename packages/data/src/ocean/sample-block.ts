export interface BlockCell {
  readonly lat: number;
  readonly lon: number;
  readonly distanceKm: number;
}

export interface BlockBeach {
  readonly beachId: number;
  /** Absent for a point that belongs to no grid. */
  readonly cell?: BlockCell;
}

/** Samples of one source: a row of `width` numbers for each instant of each beach; NaN where a sample is missing. */
export interface SampleBlock {
  /** The model's name as shown to readers: `gfswave.atlocn.0p16`. */
  readonly model: string;
  /** Start of the model cycle, UTC ms. */
  readonly runAt: number;
  /** Set when samples come from a substitute cycle: the number of hours by which their times are shifted. */
  readonly standInHours?: number;
  readonly width: number;
  readonly beaches: readonly BlockBeach[];
  /** UTC ms, ascending. */
  readonly validAt: readonly number[];
  /** `beaches.length` x `validAt.length` x `width` numbers, ordered by beach, then instant. */
  readonly rows: Float32Array;
}

/** The block without its rows. It determines the position of each beach's rows. */
export type BlockHead = Omit<SampleBlock, 'rows'> & { readonly rowsAt: number };

const MAGIC = 0x47575331; // 'GWS1'
const FIXED_BYTES = 20;
const BEACH_BYTES = 16;
const TIME_BYTES = 8;
const MAX_BEACHES = 100_000;
const MAX_TIMES = 1000;
const MAX_WIDTH = 64;

/**
 * Encodes a block, little-endian. Magic and the 32-bit counts of text bytes, beaches, instants and numbers per row come
 * first. The text (JSON) follows, then an id and a cell (lat, lon, distance) per beach, a float64 per instant, and the
 * rows as float32.
 */
export function encodeBlock(block: SampleBlock): Uint8Array {
  const { model, runAt, standInHours, width, beaches, validAt, rows } = block;
  if (rows.length !== beaches.length * validAt.length * width)
    throw new Error('The rows do not fill the sample block.');
  const text = new TextEncoder().encode(JSON.stringify({ model, runAt, standInHours }));
  const rowsAt = headLength(text.length, beaches.length, validAt.length);
  const bytes = new Uint8Array(rowsAt + rows.byteLength);
  const view = new DataView(bytes.buffer);

  [MAGIC, text.length, beaches.length, validAt.length, width].forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  bytes.set(text, FIXED_BYTES);
  let at = FIXED_BYTES + text.length;
  for (const { beachId, cell } of beaches) {
    view.setUint32(at, beachId, true);
    view.setFloat32(at + 4, cell?.lat ?? Number.NaN, true);
    view.setFloat32(at + 8, cell?.lon ?? Number.NaN, true);
    view.setFloat32(at + 12, cell?.distanceKm ?? Number.NaN, true);
    at += BEACH_BYTES;
  }
  for (const instant of validAt) {
    view.setFloat64(at, instant, true);
    at += TIME_BYTES;
  }
  bytes.set(new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength), rowsAt);
  return bytes;
}

/** Returns the length of a block's head in bytes, from its first 20 bytes; throws when they do not begin a block. */
export function blockHeadLength(start: Uint8Array): number {
  const { textLength, beachCount, timeCount } = parseLengths(start);
  return headLength(textLength, beachCount, timeCount);
}

/** Reads the head of a block from at least `blockHeadLength` bytes. */
export function decodeBlockHead(bytes: Uint8Array): BlockHead {
  const { textLength, beachCount, timeCount, width } = parseLengths(bytes);
  const rowsAt = headLength(textLength, beachCount, timeCount);
  if (bytes.length < rowsAt) throw new Error('The sample block ends within its head.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = JSON.parse(new TextDecoder().decode(bytes.subarray(FIXED_BYTES, FIXED_BYTES + textLength)));

  const beachesAt = FIXED_BYTES + textLength;
  const beaches = Array.from({ length: beachCount }, (_, index) => parseBeach(view, beachesAt + index * BEACH_BYTES));
  const timesAt = beachesAt + beachCount * BEACH_BYTES;
  const validAt = Array.from({ length: timeCount }, (_, index) => view.getFloat64(timesAt + index * TIME_BYTES, true));
  return {
    model: String(text.model),
    runAt: Number(text.runAt),
    standInHours: text.standInHours,
    width,
    beaches,
    validAt,
    rowsAt,
  };
}

/** Reads a whole block; throws when it is cut short. */
export function decodeBlock(bytes: Uint8Array): SampleBlock {
  const { rowsAt, ...head } = decodeBlockHead(bytes);
  const rows = decodeRows(bytes.subarray(rowsAt));
  if (rows.length !== head.beaches.length * head.validAt.length * head.width)
    throw new Error('The sample block is cut short.');
  return { ...head, rows };
}

/** Copies rows cut from a block into aligned memory, since a Float32Array must begin at a multiple of four. */
export function decodeRows(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.slice().buffer, 0, Math.floor(bytes.length / 4));
}

function parseLengths(bytes: Uint8Array) {
  if (bytes.length < FIXED_BYTES) throw new Error('The sample block ends within its head.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [magic, textLength, beachCount, timeCount, width] = [0, 4, 8, 12, 16].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const ours =
    magic === MAGIC && textLength < 4096 && beachCount <= MAX_BEACHES && timeCount <= MAX_TIMES && width <= MAX_WIDTH;
  if (!ours) throw new Error('The object is not a sample block.');
  return { textLength, beachCount, timeCount, width };
}

function parseBeach(view: DataView, at: number): BlockBeach {
  const beachId = view.getUint32(at, true);
  const [lat, lon, distanceKm] = [4, 8, 12].map((ahead) => decimal(view.getFloat32(at + ahead, true))) as [
    number,
    number,
    number,
  ];
  return Number.isNaN(lat) ? { beachId } : { beachId, cell: { lat, lon, distanceKm } };
}

/** Rounds a float32 to the four decimals it was written with: 43.3333, not 43.33333206. */
function decimal(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function headLength(textLength: number, beachCount: number, timeCount: number): number {
  return FIXED_BYTES + textLength + beachCount * BEACH_BYTES + timeCount * TIME_BYTES;
}
