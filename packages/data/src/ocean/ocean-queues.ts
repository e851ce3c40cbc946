import { processQueue } from '../process-queue.ts';

/** One step of one source to be read and sampled. */
export interface StepMessage {
  readonly source: string;
  readonly cycle: string;
  /** Hours after the cycle's start; negative: an hour before it, read from the cycle a day earlier. */
  readonly step: number;
}

/** Beaches, 25 at most, to be forecast from a cycle. */
export interface BeachesMessage {
  readonly cycle: string;
  readonly beachIds: readonly number[];
  /** Steps of the cycle that the build stands on, as `Build` counts them; of two builds the one from more counts. */
  readonly steps?: number;
  /** Hours after the cycle's start that its steps reach; absent when that is all there will be. */
  readonly throughHour?: number;
}

/** One hour of one set of charts to be drawn. */
export interface TilesMessage {
  readonly set: string;
  /** The cycle. */
  readonly run: string;
  readonly hour: number;
}

/** Charts are drawn when the beaches of the run have been taken up. */
const TILES_DELAY_S = 45;

const stepsQueue = processQueue('STEPS');
const beachesQueue = processQueue('BEACHES');
const tilesQueue = processQueue('TILES');

/** Queues steps for ingest-step. */
export function queueSteps(messages: readonly StepMessage[]): Promise<void> {
  return stepsQueue.sendAll(messages);
}

/** Queues batches of beaches for build-forecasts. */
export function queueBeaches(messages: readonly BeachesMessage[]): Promise<void> {
  return beachesQueue.sendAll(messages);
}

/** Queues hours of charts for draw-tiles. */
export function queueTileHours(messages: readonly TilesMessage[]): Promise<void> {
  return tilesQueue.sendAll(messages, TILES_DELAY_S);
}
