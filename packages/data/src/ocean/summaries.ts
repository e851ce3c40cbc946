import type { BeachSummary } from '@groundswell/forecast';
import { batchGet } from '../batch-get.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { packJson, unpackBody } from '../stored-json.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';

/** An item is kept as long as the forecast it summarizes. */
const KEEP_HOURS = 8 * 24;
/**
 * The schema version of `BeachSummary`. Raise it when the type changes: stored summaries of another version are
 * ignored.
 */
const SUMMARY_V = 1;

/**
 * For the same forecast, the later readings win. Rows without `seenAt` were stored before summaries had corrections.
 */
const CORRECTS = 'updatedAt = :updatedAt AND (attribute_not_exists(seenAt) OR seenAt <= :seenAt)';
/**
 * A summary replaces another by the same rules as forecasts: more steps win, then the later composition. For the same
 * forecast, the later readings win.
 */
const REPLACES = `builtSteps < :steps OR (builtSteps = :steps AND (updatedAt < :updatedAt OR (${CORRECTS})))`;

interface SummaryOf {
  /** The number of the cycle's steps from which the summarized forecast was built. */
  readonly steps?: number;
  /** When the readings that correct the summarized forecast were checked, UTC ms. */
  readonly seenAt?: number;
}

export interface Summaries {
  /**
   * Reads the stored summaries of these beaches, by id, with one request per 100; a beach without a forecast is not in
   * the map.
   */
  readMany(beachIds: readonly number[]): Promise<ReadonlyMap<number, BeachSummary>>;
  /**
   * Stores the summary of a cycle's forecast. `older`: the stored summary stays, because it has a later cycle, more
   * steps, a later composition or later readings.
   */
  put(beachId: number, cycle: string, summary: BeachSummary, of?: SummaryOf): Promise<'stored' | 'older'>;
}

export function dynamoSummaries(table: () => Table): Summaries {
  return {
    async readMany(beachIds) {
      const found = new Map<number, BeachSummary>();
      for (const item of await batchGet(table(), beachIds.map(keys.summary))) {
        const summary =
          isExpired(item, Date.now()) || item.v !== SUMMARY_V ? undefined : unpackBody<BeachSummary>(item);
        if (summary) found.set(Number(item.beachId), summary);
      }
      return found;
    },

    async put(beachId, cycle, summary, { steps = 0, seenAt = 0 } = {}) {
      const { updatedAt } = summary;
      const item = {
        ...keys.summary(beachId),
        type: 'summary',
        v: SUMMARY_V,
        beachId,
        cycle,
        builtSteps: steps,
        updatedAt,
        seenAt,
        body: packJson(summary),
        expiresAt: expiresAfterHours(KEEP_HOURS, updatedAt),
      };
      const written = await putIf(
        table(),
        item,
        `attribute_not_exists(builtSteps) OR #cycle < :cycle OR (#cycle = :cycle AND (${REPLACES}))`,
        { ':cycle': cycle, ':updatedAt': updatedAt, ':steps': steps, ':seenAt': seenAt },
      );
      return written ? 'stored' : 'older';
    },
  };
}

export const summaries: Summaries = dynamoSummaries(processTable);
