import { type Objects, processBucket, s3Objects } from '../objects.ts';
import { stepText } from './cycle-progress.ts';
import { joinBlocks } from './join-blocks.ts';
import {
  type BlockCell,
  type BlockHead,
  blockHeadLength,
  decodeBlock,
  decodeBlockHead,
  decodeRows,
  encodeBlock,
  type SampleBlock,
} from './sample-block.ts';

const READS_AT_ONCE = 24;
/**
 * The number of bytes that the first read fetches. It covers the head of a series of about a thousand beaches; a longer
 * head takes a second read.
 */
const HEAD_GUESS_BYTES = 64 * 1024;
/** A series is rebuilt a few times a day, when more of its run arrives, so a reader may have to retry. */
const MAX_ATTEMPTS = 3;

/** All samples of one beach from one source, in time order. */
export interface BeachSeries {
  readonly model: string;
  readonly runAt: number;
  readonly standInHours?: number;
  readonly cell?: BlockCell;
  readonly validAt: readonly number[];
  /** A row of numbers per instant. */
  readonly rows: readonly Float32Array[];
}

export interface Samples {
  /** Stores the samples of one step. `already`: samples of this step are stored, and stay unchanged. */
  putStep(cycle: string, source: string, step: number, block: SampleBlock): Promise<'written' | 'already'>;
  /**
   * Joins the given steps of a source into one series, beach by beach, and stores it; throws when a step is
   * missing. The series of an early build up to `throughHour` is separate and never replaces a longer one.
   */
  joinSteps(cycle: string, source: string, steps: readonly number[], throughHour?: number): Promise<void>;
  /**
   * Reads the series of the given beaches, by id: the head and one range of the object, both of one version. Empty when
   * the source has no series in this cycle; beaches missing from the source are not in the map.
   */
  readSeries(
    cycle: string,
    source: string,
    beachIds: readonly number[],
    throughHour?: number,
  ): Promise<ReadonlyMap<number, BeachSeries>>;
}

export function samplesIn(objects: Objects): Samples {
  return {
    putStep(cycle, source, step, block) {
      return objects.putOnce(stepKey(cycle, source, step), encodeBlock(block));
    },

    async joinSteps(cycle, source, steps, throughHour) {
      const blocks: SampleBlock[] = [];
      for (let start = 0; start < steps.length; start += READS_AT_ONCE) {
        const keys = steps.slice(start, start + READS_AT_ONCE).map((step) => stepKey(cycle, source, step));
        blocks.push(...(await Promise.all(keys.map((key) => readBlock(objects, key)))));
      }
      if (blocks.length > 0) await objects.put(seriesKey(cycle, source, throughHour), encodeBlock(joinBlocks(blocks)));
    },

    async readSeries(cycle, source, beachIds, throughHour) {
      const key = seriesKey(cycle, source, throughHour);
      for (let round = 0; round < MAX_ATTEMPTS; round++) {
        const series = await tryToReadSeries(objects, key, new Set(beachIds));
        if (series !== 'replaced') return series;
      }
      throw new Error(`The object ${key} was replaced ${MAX_ATTEMPTS} times while it was read.`);
    },
  };
}

/** Reads the series once; returns `replaced` when the object was rewritten between reading its head and its rows. */
async function tryToReadSeries(
  objects: Objects,
  key: string,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, BeachSeries> | 'replaced'> {
  const read = await readHead(objects, key);
  if (!read || read === 'replaced') return read ?? new Map();
  const { head, version } = read;
  const places = head.beaches.flatMap(({ beachId }, index) => (wanted.has(beachId) ? [index] : []));
  const [firstBeach, lastBeach] = [places[0], places.at(-1)];
  if (firstBeach === undefined || lastBeach === undefined) return new Map();

  const beachBytes = head.validAt.length * head.width * 4;
  const first = head.rowsAt + firstBeach * beachBytes;
  const last = head.rowsAt + (lastBeach + 1) * beachBytes - 1;
  const rows = await objects.findPart(key, { first, last }, version);
  if (!rows) return 'replaced';
  if (rows.bytes.length !== last - first + 1) throw new Error(`The object ${key} is cut short.`);
  return cutSeries(head, decodeRows(rows.bytes), places, firstBeach);
}

function cutSeries(head: BlockHead, rows: Float32Array, places: readonly number[], firstBeach: number) {
  const { model, runAt, standInHours, validAt, width, beaches } = head;
  const series = new Map<number, BeachSeries>();
  for (const place of places) {
    const beach = beaches[place];
    if (!beach) continue;
    const start = (place - firstBeach) * validAt.length * width;
    const ownRows = validAt.map((_, time) => rows.subarray(start + time * width, start + (time + 1) * width));
    series.set(beach.beachId, { model, runAt, standInHours, cell: beach.cell, validAt, rows: ownRows });
  }
  return series;
}

interface ReadHead {
  readonly head: BlockHead;
  readonly version: string | undefined;
}

async function readHead(objects: Objects, key: string): Promise<ReadHead | 'replaced' | undefined> {
  const guess = await objects.findPart(key, { first: 0, last: HEAD_GUESS_BYTES - 1 });
  if (!guess) return undefined;
  const { bytes, version } = guess;
  const length = blockHeadLength(bytes);
  const whole = length <= bytes.length ? guess : await objects.findPart(key, { first: 0, last: length - 1 }, version);
  return whole ? { head: decodeBlockHead(whole.bytes), version } : 'replaced';
}

async function readBlock(objects: Objects, key: string): Promise<SampleBlock> {
  const bytes = await objects.find(key);
  if (!bytes) throw new Error(`The object ${key} is missing.`);
  return decodeBlock(bytes);
}

function stepKey(cycle: string, source: string, step: number): string {
  return `samples/${cycle}/${source}/${stepText(step)}.bin`;
}

function seriesKey(cycle: string, source: string, throughHour: number | undefined): string {
  const reach = throughHour === undefined ? '' : `-${stepText(throughHour)}`;
  return `samples/${cycle}/${source}/series${reach}.bin`;
}

/** The store of samples in the bucket that the variable OCEAN_BUCKET names. */
export const samples: Samples = samplesIn(s3Objects(() => processBucket('OCEAN_BUCKET')));
