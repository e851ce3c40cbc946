import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type {
  Correction,
  HeightErrors,
  LeadTallies,
  Reliability,
  StatedSums,
  VerifiedDay,
} from '@groundswell/forecast/verify';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { queryAllRows, queryRows } from '../query-rows.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** An older summary does not represent current forecasts, so its corrections are not applied. */
const KEEP_SUMMARY_HOURS = 7 * 24;
/**
 * The schema versions of `VerifiedDay` and `AccuracySummary`. Raise one when its type changes: stored items of another
 * version are ignored.
 */
const DAY_V = 2;
const SUMMARY_V = 2;

/** A UTC day at a buoy. */
export interface BuoyDay extends VerifiedDay {
  /** The UTC date, `2026-11-20`. */
  readonly day: string;
  /** How the stated ranges held on the day, and the errors that later ones are fitted to; absent in older items. */
  readonly reliability?: Reliability;
}

export interface BuoyAccuracy {
  readonly buoyId: string;
  /** The model that was compared, `gfswave.atlocn.0p16`; a correction applies only to its heights. */
  readonly model: string;
  readonly errors: LeadTallies;
  readonly corrections: readonly Correction[];
  /** How the stated ranges held, by lead day; absent in older items. */
  readonly stated?: readonly StatedSums[];
}

export interface AccuracySummary {
  /** UTC ms. */
  readonly updatedAt: number;
  /** The number of days that the error statistics cover; the last one precedes the day of the update. */
  readonly days: number;
  /** Whether the compared ocean is the sample's, whose errors are made up. */
  readonly isSample: boolean;
  readonly buoys: readonly BuoyAccuracy[];
  /** The errors fitted to all buoys of a wave model, by the model's name; absent in older items. */
  readonly heightErrors?: Readonly<Record<string, HeightErrors>>;
}

export interface Accuracy {
  /**
   * Stores a buoy's day for good. A stored row is never changed: a later comparison with another result is appended as a
   * revision. `kept`: the day is stored with this result, or was not compared before `comparedAt`, UTC ms.
   */
  putDay(buoyId: string, day: BuoyDay, comparedAt: number): Promise<'stored' | 'kept'>;
  /** Lists a buoy's days from a day on, oldest first, each by its last revision. */
  listDays(buoyId: string, sinceDay: string): Promise<readonly BuoyDay[]>;
  /** Stores the summary of all buoys. `older`: the stored summary is later and stays. */
  putSummary(summary: AccuracySummary): Promise<'stored' | 'older'>;
  /** Finds the newest summary. Returns undefined when none was stored yet, or when the newest is over a week old. */
  findSummary(): Promise<AccuracySummary | undefined>;
}

/** Returns a day's figures as text, without those of the ranges, which depend on the errors stated at that time. */
function measuredFigures({ reliability: _, ...day }: BuoyDay): string {
  return JSON.stringify(day);
}

export function dynamoAccuracy(table: () => Table): Accuracy {
  /** Puts the item unless a later one is stored. */
  async function putUnlessOlder(item: Record<string, unknown>, madeAt: number): Promise<'stored' | 'older'> {
    const { db, name } = table();
    const written = await isWritten(
      db,
      new PutCommand({
        TableName: name,
        Item: { ...item, madeAt },
        ConditionExpression: 'attribute_not_exists(pk) OR madeAt <= :madeAt',
        ExpressionAttributeValues: { ':madeAt': madeAt },
      }),
    );
    return written ? 'stored' : 'older';
  }

  return {
    async putDay(buoyId, day, comparedAt) {
      const { pk, sk: begins } = keys.buoyDay(buoyId, day.day);
      const { rows } = await queryRows(table(), { pk, begins }, { consistent: true });
      const last = rows.at(-1);
      const stored = last && liveBody<BuoyDay>(last, DAY_V);
      if ((stored && measuredFigures(stored) === measuredFigures(day)) || Number(last?.madeAt ?? 0) >= comparedAt)
        return 'kept';
      const head = {
        ...keys.buoyDay(buoyId, day.day, rows.length + 1),
        type: 'buoy-day',
        v: DAY_V,
        madeAt: comparedAt,
      };
      const written = await putIf(table(), { ...head, body: packJson(day) }, 'attribute_not_exists(pk)');
      return written ? 'stored' : 'kept';
    },

    async listDays(buoyId, sinceDay) {
      const { pk, sk: from } = keys.buoyDay(buoyId, sinceDay);
      const { sk: to } = keys.buoyDay(buoyId, '9');
      // A query reads on after 1 MB, because a day may have a revision for each delivery of the job.
      const rows = await queryAllRows(table(), { pk, from, to }, { consistent: true });
      const days = rows.flatMap((row) => liveBody<BuoyDay>(row, DAY_V) ?? []);
      return days.filter(({ day }, index) => days[index + 1]?.day !== day);
    },

    putSummary(summary) {
      const expiresAt = expiresAfterHours(KEEP_SUMMARY_HOURS, summary.updatedAt);
      const item = { ...keys.accuracy(), type: 'accuracy', v: SUMMARY_V, body: packJson(summary), expiresAt };
      return putUnlessOlder(item, summary.updatedAt);
    },

    async findSummary() {
      return liveBody<AccuracySummary>(await findItem(table(), keys.accuracy()), SUMMARY_V);
    },
  };
}

export const accuracy: Accuracy = dynamoAccuracy(processTable);
