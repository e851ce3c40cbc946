import { processQueue } from '../process-queue.ts';

/** A step of a source, to be read and sampled. */
export interface StepMessage {
  readonly source: string;
  readonly cycle: string;
  /**
   * The number of hours after the cycle's start. For a negative number, the hour lies before the start and is read from
   * the cycle a day earlier.
   */
  readonly step: number;
}

/** At most 25 beaches whose forecasts are to be built from a cycle. */
export interface BeachesMessage {
  readonly cycle: string;
  readonly beachIds: readonly number[];
  /**
   * The number of the cycle's steps in the build, counted as in `Build`. When two builds cover a beach, the build from
   * more steps wins.
   */
  readonly steps?: number;
  /**
   * For an early build: the last hour after the cycle's start that its steps cover. Absent for a build from all steps.
   */
  readonly throughHour?: number;
}

/** A forecast hour of a chart set, to be rendered as map tiles. */
export interface TilesMessage {
  readonly set: string;
  /** The cycle. */
  readonly run: string;
  readonly hour: number;
}

/** A run whose chart tiles are rendered, to be packed into point blocks. */
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
