import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { BeachSummary } from '@groundswell/forecast';
import { batchGet } from '../batch-get.ts';
import { keys } from '../keys.ts';
import { packJson, unpackBody } from '../stored-json.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';

/** As long as its forecast. */
const KEEP_HOURS = 8 * 24;
/** Raised when `BeachSummary` changes shape: summaries stored in another shape read as absent. */
const SUMMARY_V = 1;

/** The same rule as for forecasts. */
const REPLACES = 'builtSteps < :steps OR (builtSteps = :steps AND updatedAt <= :updatedAt)';

export interface Summaries {
  /**
   * The stored summaries of these beaches, by id, with one request for
   * each 100; a beach without a forecast is not in the map.
   */
  readMany(beachIds: readonly number[]): Promise<ReadonlyMap<number, BeachSummary>>;
  /**
   * Stores the summary of a cycle's forecast, built from a number of its steps.
   * `older`: one of a later cycle, from more steps or composed later is stored.
   */
  put(beachId: number, cycle: string, summary: BeachSummary, steps?: number): Promise<'stored' | 'older'>;
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

    async put(beachId, cycle, summary, steps = 0) {
      const { db, name } = table();
      const { updatedAt } = summary;
      try {
        await db.send(
          new PutCommand({
            TableName: name,
            Item: {
              ...keys.summary(beachId),
              type: 'summary',
              v: SUMMARY_V,
              beachId,
              cycle,
              builtSteps: steps,
              updatedAt,
              body: packJson(summary),
              expiresAt: expiresAfterHours(KEEP_HOURS, updatedAt),
            },
            ConditionExpression: `attribute_not_exists(builtSteps) OR #cycle < :cycle OR (#cycle = :cycle AND (${REPLACES}))`,
            ExpressionAttributeNames: { '#cycle': 'cycle' },
            ExpressionAttributeValues: { ':cycle': cycle, ':updatedAt': updatedAt, ':steps': steps },
          }),
        );
        return 'stored';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'older';
        throw error;
      }
    },
  };
}

export const summaries: Summaries = dynamoSummaries(processTable);
