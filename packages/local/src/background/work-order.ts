import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import type { Reading } from '../noaa/pass-through.ts';
import type { StoredMessage } from '../services/sqs/message.ts';
import { findQueueName } from '../template/find-queue.ts';
import { asNumber, asObject, asText, type Json } from '../template/json.ts';
import type { CloudPlan } from '../template/plan.ts';
import { beachesIn } from './ocean-queues.ts';
import type { WorkOrder } from './turns.ts';

export interface WorkConditions {
  /**
   * The use of the budget for NOAA's files; absent without a limit. Once the budget is spent, no job reads more files.
   */
  readonly reading: Pick<Reading, 'isSpent'> | undefined;
  /** Whether the cloud draws charts and packs the point data (waves and wind at single points of the ocean). */
  readonly charts: boolean;
  readonly now: () => number;
  /** Whether the start pages, which a user opens first, still lack data. */
  readonly isStarting: () => boolean;
  /** The beaches on the start pages; absent if all beaches may be forecast from the beginning. */
  readonly startBeaches?: ReadonlySet<Json>;
}

/** Half of the three hours between charts: the chart nearest to the present is at most this far away. */
const NEAR_MS = 1.5 * HOUR_MS;

/**
 * Orders background work by what readers see first: current charts, forecasts, reading of model steps, alerts, then the
 * other charts. While the start pages lack data, only the work for those pages runs.
 */
export function createWorkOrder(plan: Pick<CloudPlan, 'functions'>, terms: WorkConditions): WorkOrder {
  const [steps, beaches, tiles, alerts, points] = ['STEPS', 'BEACHES', 'TILES', 'ALERTS', 'POINTS'].map((name) =>
    findQueueName(plan, `${name}_QUEUE_URL`),
  );
  const rankOfTiles = (head: StoredMessage | undefined) => {
    if (!terms.charts || terms.reading?.isSpent) return undefined;
    if (terms.isStarting()) return head && isCurrentWaveChart(head, terms.now()) ? 0 : undefined;
    return head && isCurrentChart(head, terms.now()) ? 1 : 5;
  };
  const mayCompose = (head: StoredMessage | undefined) => {
    const { startBeaches } = terms;
    if (!startBeaches || !terms.isStarting() || !head) return true;
    return [...beachesIn([head])].some((id) => startBeaches.has(id));
  };
  return {
    isBackground: (name) => [steps, beaches, tiles, alerts, points].includes(name),
    arrange({ name, moveFirst }) {
      if (name !== tiles) return;
      const isFirst = terms.isStarting() ? isCurrentWaveChart : isCurrentChart;
      moveFirst((message) => isFirst(message, terms.now()));
    },
    rank({ name, peek }) {
      if (name === tiles) return rankOfTiles(peek());
      if (name === beaches) return mayCompose(peek()) ? 2 : undefined;
      if (name === steps) return terms.reading?.isSpent ? undefined : 3;
      if (terms.isStarting()) return undefined;
      if (name === alerts) return 4;
      return terms.charts ? 6 : undefined;
    },
  };
}

/** Whether a message of the tiles queue is for the current wave chart, from which the home page's picture is drawn. */
export function isCurrentWaveChart(message: Pick<StoredMessage, 'body'>, now: number): boolean {
  return chartOf(message).set === 'wvht' && isCurrentChart(message, now);
}

function isCurrentChart(message: Pick<StoredMessage, 'body'>, now: number): boolean {
  const { set, at } = chartOf(message);
  // Sea temperature has one map per day, so every hour counts as current.
  return set === 'sst' || Math.abs(at - now) <= NEAR_MS;
}

/** Returns the chart set of a tiles message, and the instant (UTC ms) that the chart shows. */
function chartOf({ body }: Pick<StoredMessage, 'body'>) {
  const { set, run, hour } = asObject(JSON.parse(body) as Json, 'message');
  return { set, at: runStart(asText(run, 'run')) + asNumber(hour, 'hour', 0) * HOUR_MS };
}
