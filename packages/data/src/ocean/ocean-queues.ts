import { processQueue } from '../process-queue.ts';

/** A step of a source, to be read and sampled. */
export interface StepMessage {
  readonly source: string;
  readonly cycle: string;
  /** Hours after the cycle's start; negative: an hour before it, read from the cycle a day earlier. */
  readonly step: number;
}

/** At most 25 beaches to build from a cycle. */
export interface BeachesMessage {
  readonly cycle: string;
  readonly beachIds: readonly number[];
  /**
   * The number of the cycle's steps in the build, counted as in `Build`; of two builds, the one from more steps wins.
   */
  readonly steps?: number;
  /** The last hour after the cycle's start that its steps cover; absent when no more will come. */
  readonly throughHour?: number;
}

/** An hour of a chart set, to be drawn. */
export interface TilesMessage {
  readonly set: string;
  /** The cycle. */
  readonly run: string;
  readonly hour: number;
}

/** A run whose charts are drawn, to be packed into point blocks. */
export interface PointsMessage {
  readonly run: string;
}

const stepsQueue = processQueue('STEPS');
const beachesQueue = processQueue('BEACHES');
const tilesQueue = processQueue('TILES');
const pointsQueue = processQueue('POINTS');

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
  return tilesQueue.sendAll(messages);
}

/** Queues runs for pack-points. */
export function queuePoints(messages: readonly PointsMessage[]): Promise<void> {
  return pointsQueue.sendAll(messages);
}
