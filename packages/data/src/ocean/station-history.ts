import { createHash } from 'node:crypto';
import type { ObservationRow, StationHistory } from '@groundswell/forecast';
import { batchGet } from '../batch-get.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/**
 * An item is kept a day longer than the 48 hours that are shown. A station that stopped reporting then still has its
 * last rows.
 */
const KEEP_HOURS = 72;
/**
 * The schema version of `StationHistory`. Raise it when the type changes: stored histories of another version are
 * ignored.
 */
const HISTORY_V = 1;

export interface StationHistories {
  /** Reads the rows of a station's last 48 hours, newest first; empty when no row is stored. */
  read(stationId: string): Promise<readonly ObservationRow[]>;
  /** Finds a station's history of the last 48 hours, with its newest spectrum and its rejected values. */
  find(stationId: string): Promise<StationHistory | undefined>;
  /** Reads the stored histories of these stations, by id. */
  findMany(stationIds: readonly string[]): Promise<ReadonlyMap<string, StationHistory>>;
  /**
   * Stores a history that was read from NDBC at an instant, UTC ms. `same`: the history is unchanged, or the stored
   * history was read later.
   */
  put(history: StationHistory, readAt: number): Promise<'stored' | 'same'>;
}

export function dynamoStationHistories(table: () => Table): StationHistories {
  const find = async (stationId: string) => {
    const item = await findItem(table(), keys.stationHistory(stationId));
    return item && parse(item);
  };

  return {
    find,
    read: async (stationId) => (await find(stationId))?.rows ?? [],

    async findMany(stationIds) {
      const items = await batchGet(table(), stationIds.map(keys.stationHistory));
      return new Map(items.flatMap((item) => parse(item) ?? []).map((history) => [history.stationId, history]));
    },

    async put(history, readAt) {
      const digest = digestHistory(history);
      const item = {
        ...keys.stationHistory(history.stationId),
        type: 'station-history',
        v: HISTORY_V,
        readAt,
        digest,
        body: packJson(history),
        expiresAt: expiresAfterHours(KEEP_HOURS, readAt),
      };
      const written = await putIf(
        table(),
        item,
        'attribute_not_exists(pk) OR (digest <> :digest AND readAt <= :readAt)',
        { ':digest': digest, ':readAt': readAt },
      );
      return written ? 'stored' : 'same';
    },
  };
}

/** Returns a short digest of a history, so that a job without news writes nothing. */
export function digestHistory(history: StationHistory): string {
  return createHash('sha256').update(JSON.stringify(history)).digest('base64url').slice(0, 16);
}

function parse(item: Record<string, unknown>): StationHistory | undefined {
  return liveBody<StationHistory>(item, HISTORY_V);
}

export const stationHistory: StationHistories = dynamoStationHistories(processTable);
