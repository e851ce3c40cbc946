import { type Bucket, type ByteRange, type Objects, processBucket, s3Objects } from '../objects.ts';
import { stepText } from './cycle-progress.ts';
import { s3TileStore, type TileStore } from './tile-store.ts';

/** A band of blocks. A run with more hours gets a new band, so that a reader's band never changes. */
export interface BandName {
  readonly run: string;
  /** How many. */
  readonly hours: number;
  readonly band: number;
}

/**
 * Point forecasts of the ocean in the tiles' bucket: each drawn step, and bands of blocks with all hours of a point.
 */
export interface PointStore {
  /** Stores one hour of a chart set on the grid of points. Idempotent. */
  putStep(run: string, set: string, hour: number, bytes: Uint8Array): Promise<void>;
  /** Reads a part of such an hour; undefined when it is not stored. */
  findStepPart(run: string, set: string, hour: number, range: ByteRange): Promise<Uint8Array | undefined>;
  /** Stores the wind of a run's first hour, which is kept longer to cover the last two weeks. Idempotent. */
  putWinds(run: string, bytes: Uint8Array): Promise<void>;
  findWinds(run: string): Promise<Uint8Array | undefined>;
  putBand(name: BandName, bytes: Uint8Array): Promise<void>;
  /** Reads a block of a band; undefined when the band is not stored, cut short where its object ends. */
  findBlock(name: BandName, range: ByteRange): Promise<Uint8Array | undefined>;
  /** Reads the text that names the run whose blocks are complete; undefined before the first. */
  readShown(): Promise<string | undefined>;
  /** Replaces that text, as `TileStore.updateText` does. */
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

/** Points in the bucket TILES_BUCKET. */
export const pointStore: PointStore = pointStoreIn(s3Objects(bucket), s3TileStore(bucket));
