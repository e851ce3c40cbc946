import { countHours, type WaveHours } from '@groundswell/forecast/verify';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { queryRows } from '../query-rows.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** An item is kept until the last hour of lead day 15 is measured and compared, which takes up to two days. */
const KEEP_HOURS = 18 * 24;
/** The schema version of `BuoyRun`. Raise it when the type changes: stored runs of another version are ignored. */
const RUN_V = 1;

/** The forecast of one run at one wave buoy, from the model, never corrected. */
export interface BuoyRun {
  /** The model cycle, `2026112006`. */
  readonly cycle: string;
  /** The model's name as shown to readers: `gfswave.atlocn.0p16`. */
  readonly model: string;
  readonly waves: WaveHours;
}

export interface BuoyForecasts {
  /** Lists the stored runs of a buoy, oldest first, from a cycle on. */
  list(buoyId: string, sinceCycle: string): Promise<readonly BuoyRun[]>;
  /**
   * Stores a run for 18 days from its start. `fuller`: the same run is stored with at least as many hours, and stays.
   */
  put(buoyId: string, run: BuoyRun): Promise<'stored' | 'fuller'>;
}

export function dynamoBuoyForecasts(table: () => Table): BuoyForecasts {
  return {
    async list(buoyId, sinceCycle) {
      const { pk, sk: from } = keys.buoyRun(buoyId, sinceCycle);
      const { rows } = await queryRows(table(), { pk, from, to: keys.buoyRun(buoyId, '9').sk });
      return rows.flatMap((row) => liveBody<BuoyRun>(row, RUN_V) ?? []);
    },

    async put(buoyId, run) {
      const hours = countHours(run.waves);
      const item = {
        ...keys.buoyRun(buoyId, run.cycle),
        type: 'buoy-run',
        v: RUN_V,
        hours,
        body: packJson(run),
        expiresAt: expiresAfterHours(KEEP_HOURS, run.waves.startAt),
      };
      const written = await putIf(table(), item, 'attribute_not_exists(pk) OR hours < :hours', { ':hours': hours });
      return written ? 'stored' : 'fuller';
    },
  };
}

export const buoyForecasts: BuoyForecasts = dynamoBuoyForecasts(processTable);
