import { createHash } from 'node:crypto';
import type { ObservedAtBeach } from '@groundswell/forecast';
import { batchGet } from '../batch-get.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';
import { observedAttributes, parseObservedItem } from './observed-item.ts';

/** Readings older than this are not current conditions; the item expires. */
const KEEP_HOURS = 24;

export interface Observed {
  /** Reads the stored observations of these beaches, by id; a beach without observations is not in the map. */
  readMany(beachIds: readonly number[]): Promise<ReadonlyMap<number, ObservedAtBeach>>;
  /** Stores observations unless a later check is stored. `same`: the readings are unchanged. */
  put(beachId: number, observed: ObservedAtBeach): Promise<'stored' | 'same'>;
}

export function dynamoObserved(table: () => Table): Observed {
  return {
    async readMany(beachIds) {
      const found = new Map<number, ObservedAtBeach>();
      for (const item of await batchGet(table(), beachIds.map(keys.observed))) {
        const parsed = isExpired(item, Date.now()) ? undefined : parseObservedItem(item);
        if (parsed) found.set(Number(String(item.pk).slice('BEACH#'.length)), parsed.observed);
      }
      return found;
    },

    async put(beachId, observed) {
      const digest = digestReadings(observed);
      const item = {
        ...keys.observed(beachId),
        ...observedAttributes({ digest, observed }),
        expiresAt: expiresAfterHours(KEEP_HOURS, observed.checkedAt),
      };
      const written = await putIf(
        table(),
        item,
        'attribute_not_exists(pk) OR (digest <> :digest AND checkedAt <= :checkedAt)',
        { ':digest': digest, ':checkedAt': observed.checkedAt },
      );
      return written ? 'stored' : 'same';
    },
  };
}

/** Returns a short digest of the readings, independent of when they were checked. */
export function digestReadings({ checkedAt: _, ...readings }: ObservedAtBeach): string {
  return createHash('sha256').update(JSON.stringify(readings)).digest('base64url').slice(0, 16);
}

export const observed: Observed = dynamoObserved(processTable);
