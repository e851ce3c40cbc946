import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { BeachForecast, ObservedAtBeach } from '@groundswell/forecast';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { packJson, unpackBody } from '../stored-json.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';
import { parseObservedItem } from './observed-item.ts';

/**
 * An item is kept for eight days, half of a forecast's length. When no new runs arrive, the last forecast is shown for
 * a week, with its age.
 */
const KEEP_HOURS = 8 * 24;
/**
 * The schema version of `BeachForecast`. Raise it when the type changes: stored forecasts of another version are
 * ignored.
 */
const FORECAST_V = 2;

/**
 * A forecast from more steps replaces a forecast of the same cycle from fewer steps, whatever the clocks say. With
 * equal steps, the forecast composed later wins.
 */
const REPLACES = 'builtSteps < :steps OR (builtSteps = :steps AND composedAt <= :composedAt)';

export interface StoredForecast {
  readonly beachId: number;
  /** The model cycle it was composed from, `2026112006`. */
  readonly cycle: string;
  /** UTC ms. */
  readonly composedAt: number;
  /** The number of the cycle's steps that it was built from, counted as in `Build`. */
  readonly steps?: number;
  readonly forecast: BeachForecast;
}

export interface BeachNow {
  readonly forecast?: BeachForecast;
  /** The cycle of the forecast, and the number of steps from which the forecast was built. */
  readonly cycle?: string;
  readonly steps?: number;
  readonly observed?: ObservedAtBeach;
}

interface StoredRun {
  readonly cycle: string;
  readonly steps: number;
  readonly forecast: BeachForecast;
}

export interface Forecasts {
  /**
   * Stores a forecast for eight days. `older`: the stored forecast of the same cycle is from more steps or was composed
   * later; it stays.
   */
  put(stored: StoredForecast): Promise<'stored' | 'older'>;
  /**
   * Reads the newest forecast of a beach and the last readings near it, by one Query; missing or unreadable ones are
   * absent.
   */
  readNow(beachId: number): Promise<BeachNow>;
  /**
   * Reads the newest forecast, the last readings and the newest runs of a beach, by one Query. It returns at most
   * `limit` runs, newest first; unreadable runs are left out.
   */
  readWithRuns(beachId: number, limit: number): Promise<BeachNow & { readonly runs: readonly StoredRun[] }>;
}

export function dynamoForecasts(table: () => Table): Forecasts {
  const readWithRuns: Forecasts['readWithRuns'] = async (beachId, limit) => {
    // The row of readings sorts after all runs, so the descending Query reads one row more than `limit`.
    const { rows } = await queryRows(table(), keys.beach(beachId), { backwards: true, limit: limit + 1 });
    const live = rows.filter((row) => !isExpired(row, Date.now()));
    const seen = live.find(({ type }) => type === 'observed');
    const runs = live
      .filter(({ type }) => type === 'forecast')
      .slice(0, limit)
      .map(parseForecastItem);
    return {
      ...runs[0],
      observed: seen && parseObservedItem(seen)?.observed,
      runs: runs.filter((run) => run !== undefined),
    };
  };
  return {
    readWithRuns,

    async put({ beachId, cycle, composedAt, steps = 0, forecast }) {
      const { db, name } = table();
      const item = {
        ...keys.forecast(beachId, cycle),
        type: 'forecast',
        v: FORECAST_V,
        cycle,
        composedAt,
        builtSteps: steps,
        body: packJson(forecast),
        expiresAt: expiresAfterHours(KEEP_HOURS, composedAt),
      };
      const written = await isWritten(
        db,
        new PutCommand({
          TableName: name,
          Item: item,
          ConditionExpression: `attribute_not_exists(builtSteps) OR ${REPLACES}`,
          ExpressionAttributeValues: { ':composedAt': composedAt, ':steps': steps },
        }),
      );
      return written ? 'stored' : 'older';
    },

    async readNow(beachId) {
      const { runs: _, ...now } = await readWithRuns(beachId, 1);
      return now;
    },
  };
}

function parseForecastItem(item: Record<string, unknown>): StoredRun | undefined {
  if (item.v !== FORECAST_V || typeof item.cycle !== 'string') return undefined;
  const forecast = unpackBody<BeachForecast>(item);
  return forecast && { forecast, cycle: item.cycle, steps: Number(item.builtSteps ?? 0) };
}

export const forecasts: Forecasts = dynamoForecasts(processTable);
