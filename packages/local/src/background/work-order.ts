import { HOUR_MS } from '@groundswell/forecast';
import { runAtMs } from '@groundswell/tiles';
import type { Reading } from '../noaa/pass-through.ts';
import type { StoredMessage } from '../services/sqs/message.ts';
import { findQueueName } from '../template/find-queue.ts';
import { asNumber, asObject, asText, type Json } from '../template/json.ts';
import type { CloudPlan } from '../template/plan.ts';
import type { WorkOrder } from './turns.ts';

/** What the order of background work depends on. */
export interface WorkTerms {
  /** Of NOAA's files, where their budget is limited: once it is spent nothing reads more of them. */
  readonly reading: Pick<Reading, 'isSpent'> | undefined;
  /** Whether charts, and the ocean at single places, are made. */
  readonly charts: boolean;
  readonly now: () => number;
  /** Whether the first pages are still incomplete. */
  readonly isStarting: () => boolean;
}

/** Charts within this are those that a reader sees first. */
const NEAR_MS = 3 * HOUR_MS;

/**
 * Background work in the order in which readers see its results: the chart of now, forecasts, the charts of now of all
 * maps, then everything else outward in time. While the first pages are incomplete nothing is made but what they show.
 */
export function orderOfWork(plan: Pick<CloudPlan, 'functions'>, terms: WorkTerms): WorkOrder {
  const [steps, beaches, tiles, alerts, points] = ['STEPS', 'BEACHES', 'TILES', 'ALERTS', 'POINTS'].map((name) =>
    findQueueName(plan, `${name}_QUEUE_URL`),
  );
  const rankOfTiles = (head: StoredMessage | undefined) => {
    if (!terms.charts || terms.reading?.isSpent) return undefined;
    const { set, at } = chartOf(head);
    const isNear = at !== undefined && (set === 'sst' || Math.abs(at - terms.now()) <= NEAR_MS);
    if (terms.isStarting()) return isNear && set === 'wvht' ? 0 : undefined;
    return isNear ? 1 : 5;
  };
  return {
    isBackground: (name) => [steps, beaches, tiles, alerts, points].includes(name),
    rank({ name, peek }) {
      if (name === tiles) return rankOfTiles(peek());
      if (name === beaches) return 2;
      if (name === steps) return terms.reading?.isSpent ? undefined : 3;
      if (terms.isStarting()) return undefined;
      if (name === alerts) return 4;
      return terms.charts ? 6 : undefined;
    },
  };
}

/** The set of a message of the tiles queue, and the instant of its hour. */
function chartOf(message: StoredMessage | undefined) {
  if (!message) return {};
  const { set, run, hour } = asObject(JSON.parse(message.body) as Json, 'message');
  return { set, at: runAtMs(asText(run, 'run')) + asNumber(hour, 'hour', 0) * HOUR_MS };
}
