import type { AlertDay } from '@groundswell/forecast/alerts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { queryRows } from '../query-rows.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

const KEEP_HOURS = 32 * 24;
/** The schema version of `AlertDay`. Raise it when the type changes: stored days of another version are ignored. */
const PAST_V = 1;

export interface PastDays {
  /**
   * Stores a beach's day, as forecast by the first build of that day, for 32 days. `kept`: the day of an earlier build
   * is already stored.
   */
  put(beachId: number, day: AlertDay, now: number): Promise<'stored' | 'kept'>;
  /** Lists the stored days from one date (inclusive) to another (exclusive), in order. */
  list(beachId: number, fromDate: string, beforeDate: string): Promise<AlertDay[]>;
}

export function dynamoPastDays(table: () => Table): PastDays {
  return {
    async put(beachId, day, now) {
      const item = {
        ...keys.pastDay(beachId, day.date),
        type: 'past-day',
        v: PAST_V,
        body: packJson(day),
        expiresAt: expiresAfterHours(KEEP_HOURS, now),
      };
      const written = await putIf(table(), item, 'attribute_not_exists(pk)');
      return written ? 'stored' : 'kept';
    },

    async list(beachId, fromDate, beforeDate) {
      const { pk, sk: from } = keys.pastDay(beachId, fromDate);
      const { rows } = await queryRows(table(), { pk, from, to: keys.pastDay(beachId, beforeDate).sk });
      return rows.flatMap((row) => liveBody<AlertDay>(row, PAST_V) ?? []).filter(({ date }) => date < beforeDate);
    },
  };
}

export const pastDays: PastDays = dynamoPastDays(processTable);
