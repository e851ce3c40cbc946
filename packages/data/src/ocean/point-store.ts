import { type Bucket, type ByteRange, type Objects, processBucket, s3Objects } from '../objects.ts';
import { stepText } from './cycle-progress.ts';
import { s3TileStore, type TileStore } from './tile-store.ts';

/**
 * The name of a band: a strip of latitude, stored as one object that consists of blocks. When a run gains hours, its
 * bands are stored under new names, so that a band never changes while it is being read.
 */
export interface BandName {
  readonly run: string;
  /** How many. */
  readonly hours: number;
  readonly band: number;
}

/**
 * Forecasts for points of the ocean, in the bucket of map tiles. Each rendered step has an object with all points. Each
 * band has blocks with all hours of their points.
 */
export interface PointStore {
  /** Stores the values of one hour of a chart set on the grid of points. Idempotent. */
  putStep(run: string, set: string, hour: number, bytes: Uint8Array): Promise<void>;
  /** Reads a range of bytes of a stored hour of a chart set; undefined when the hour is not stored. */
  findStepPart(run: string, set: string, hour: number, range: ByteRange): Promise<Uint8Array | undefined>;
  /**
   * Stores the wind of a run's first hour. It is kept longer than other hours, so that the winds of the last two weeks
   * can be read. Idempotent.
   */
  putWinds(run: string, bytes: Uint8Array): Promise<void>;
  findWinds(run: string): Promise<Uint8Array | undefined>;
  putBand(name: BandName, bytes: Uint8Array): Promise<void>;
  /**
   * Reads a block of a band. Returns undefined when the band is not stored, and fewer bytes when its object ends within
   * the block.
   */
  findBlock(name: BandName, range: ByteRange): Promise<Uint8Array | undefined>;
  /** Reads a short text that names the newest run whose blocks are all stored; undefined before the first run. */
  readShown(): Promise<string | undefined>;
  /** Replaces the text that names the newest complete run, as `TileStore.updateText` does. */
  updateShown: (change: (text: string | undefined) => string | undefined) => Promise<boolean>;
}

const SHOWN = 'points/firstTime.txt';
const stepKey = (run: string, set: string, hour: number) => `points/steps/${run}/${set}/${stepText(hour)}.bin`;
const windsKey = (run: string) => `points/winds/${run}.bin`;
const bandKey = ({ run, hours, band }: BandName) =>
  `points/blocks/${run}.${hours}/${String(band).padStart(2, '0')}.bin`;

function pointStoreIn(objects: Objects, texts: Pick<TileStore, 'updateText'>): PointStore {
  const part = async (key: string, range: ByteRange) => (await objects.findPart(key, range))?.bytes;
  return {
    putStep: (run, set, hour, bytes) => objects.put(stepKey(run, set, hour), bytes),
    findStepPart: (run, set, hour, range) => part(stepKey(run, set, hour), range),
    putWinds: (run, bytes) => objects.put(windsKey(run), bytes),
    findWinds: (run) => objects.find(windsKey(run)),
    putBand: (name, bytes) => objects.put(bandKey(name), bytes),
    findBlock: (name, range) => part(bandKey(name), range),
    async readShown() {
      const bytes = await objects.find(SHOWN);
      return bytes && new TextDecoder().decode(bytes);
    },
    updateShown: (change) => texts.updateText(SHOWN, change),
  };
}

const bucket = (): Bucket => processBucket('TILES_BUCKET');

/** The store of point forecasts in the bucket that the variable TILES_BUCKET names. */
export const pointStore: PointStore = pointStoreIn(s3Objects(bucket), s3TileStore(bucket));
