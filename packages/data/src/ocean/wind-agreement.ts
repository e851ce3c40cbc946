import type { WindSums } from '@groundswell/forecast/verify';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** Sums that are a month old say nothing about today. */
const KEEP_HOURS = 30 * 24;
/**
 * The schema version of `ComparedWinds`. Raise it when the type changes: a stored item of another version is ignored.
 */
const WINDS_V = 2;

/** The sums of a beach and one of its stations. */
interface ComparedPair extends WindSums {
  /** The weight of the station's wind against the model's, [0, 1]. */
  readonly weight: number;
}

/** The sums that compare measured station winds with the model's winds, for every beach that refers to a station. */
export interface ComparedWinds {
  /** The last hour that the sums include, UTC ms. */
  readonly throughAt: number;
  /** The sums by pair of beach and station; `pairOf` builds the key. */
  readonly pairs: Readonly<Record<string, ComparedPair>>;
}

export interface WindAgreement {
  find(): Promise<ComparedWinds | undefined>;
  /**
   * Replaces the sums that were read, `seen`. `overtaken`: another writer has stored sums since the read, and they
   * stay.
   */
  put(compared: ComparedWinds, seen: ComparedWinds | undefined): Promise<'stored' | 'overtaken'>;
}

export function pairOf(beachId: number, stationId: string): string {
  return `${beachId} ${stationId}`;
}

function dynamoWindAgreement(table: () => Table): WindAgreement {
  return {
    async find() {
      const item = await findItem(table(), keys.comparedWinds());
      return liveBody<ComparedWinds>(item, WINDS_V);
    },

    async put(compared, seen) {
      const item = {
        ...keys.comparedWinds(),
        type: 'compared-winds',
        v: WINDS_V,
        throughAt: compared.throughAt,
        body: packJson(compared),
        expiresAt: expiresAfterHours(KEEP_HOURS, compared.throughAt),
      };
      // The stored row may be expired or have another schema version, so that reading it returned undefined. Such a row
      // is older than the new sums, so the second condition allows the write to replace it.
      const written = await putIf(
        table(),
        item,
        seen ? 'throughAt = :seen' : 'attribute_not_exists(pk) OR throughAt < :through',
        seen ? { ':seen': seen.throughAt } : { ':through': compared.throughAt },
      );
      return written ? 'stored' : 'overtaken';
    },
  };
}

export const windAgreement: WindAgreement = dynamoWindAgreement(processTable);
