import type { StationList } from '@groundswell/forecast';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** Stations stay listed long after their last reading: the page shows them as silent. */
const KEEP_HOURS = 30 * 24;
/** The schema version of `StationList`. Raise it when the type changes: a stored list of another version is ignored. */
const LIST_V = 1;

export interface StationLists {
  /** Reads all stations with their last readings; absent before the first read of NDBC. */
  read(): Promise<StationList | undefined>;
  /** Stores a list that was read from NDBC at an instant, UTC ms. `older`: the stored list was read later and stays. */
  put(list: StationList, readAt: number): Promise<'stored' | 'older'>;
}

/** All stations are one item: 850 reporting stations, of 1,400, are 40 KB. */
export function dynamoStationLists(table: () => Table): StationLists {
  return {
    async read() {
      const item = await findItem(table(), keys.stationList());
      return liveBody<StationList>(item, LIST_V);
    },

    async put(list, readAt) {
      const item = {
        ...keys.stationList(),
        type: 'station-list',
        v: LIST_V,
        readAt,
        body: packJson(list),
        expiresAt: expiresAfterHours(KEEP_HOURS, readAt),
      };
      const written = await putIf(table(), item, 'attribute_not_exists(pk) OR readAt <= :readAt', {
        ':readAt': readAt,
      });
      return written ? 'stored' : 'older';
    },
  };
}

export const stationList: StationLists = dynamoStationLists(processTable);
