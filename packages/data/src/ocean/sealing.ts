import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { queryAllRows } from '../query-rows.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';

/** Longer than a run waits to be sealed, and than anybody asks why one was not. */
const KEEP_HOURS = 48;
/** The schema version of the items. The text inside has a version of its own. */
const ENTRY_V = 1;

/** A beach's entry of the forecast log that waits to be sealed. */
export interface WaitingEntry {
  readonly cycle: string;
  readonly beachId: number;
  /** The number of the cycle's steps that the forecast was built from, and when it was composed, UTC ms. */
  readonly steps: number;
  readonly composedAt: number;
  /** The entry's canonical text. */
  readonly text: string;
}

export interface Sealing {
  /**
   * Stores an entry. `older`: the stored one is from more steps or was composed later, and stays. The rule is that of
   * forecasts, so the entry is that of the stored forecast.
   */
  put(entry: WaitingEntry): Promise<'stored' | 'older'>;
  /** Lists the entries of a cycle, by a consistent Query. 632 of them take a third of a megabyte. */
  list(cycle: string): Promise<readonly WaitingEntry[]>;
}

export function dynamoSealing(table: () => Table): Sealing {
  return {
    async put({ cycle, beachId, steps, composedAt, text }) {
      const item = {
        ...keys.waitingEntry(cycle, beachId),
        type: 'waiting-entry',
        v: ENTRY_V,
        cycle,
        beachId,
        builtSteps: steps,
        composedAt,
        text,
        expiresAt: expiresAfterHours(KEEP_HOURS, composedAt),
      };
      const replaces = 'builtSteps < :steps OR (builtSteps = :steps AND composedAt <= :composedAt)';
      const condition = `attribute_not_exists(builtSteps) OR ${replaces}`;
      return (await putIf(table(), item, condition, { ':steps': steps, ':composedAt': composedAt }))
        ? 'stored'
        : 'older';
    },

    async list(cycle) {
      const rows = await queryAllRows(table(), keys.waitingEntries(cycle), { consistent: true });
      return rows
        .filter((row) => row.v === ENTRY_V && !isExpired(row, Date.now()))
        .map((row) => ({
          cycle,
          beachId: Number(row.beachId),
          steps: Number(row.builtSteps),
          composedAt: Number(row.composedAt),
          text: String(row.text),
        }));
    },
  };
}

export const sealing: Sealing = dynamoSealing(processTable);
