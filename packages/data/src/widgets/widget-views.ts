import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** The number of days stored and listed. */
const DAYS = 90;
/** The most hosts counted separately per day, so that requests with made-up hosts cannot make the row grow. */
const HOSTS_A_DAY = 50;

/** The views of a widget on one UTC day. */
export interface WidgetDay {
  readonly date: string;
  readonly views: number;
  /** Views by host, unordered; the host is empty when the page did not send it. */
  readonly hosts: readonly { readonly host: string; readonly views: number }[];
  /** Views on hosts beyond the limit of hosts counted separately. */
  readonly elsewhere: number;
}

export interface WidgetViews {
  /** Counts a view, without any data about the visitor. */
  count(id: string, host: string, now: number): Promise<void>;
  /** Lists the last days with a view, newest first. */
  list(id: string): Promise<WidgetDay[]>;
}

const OF_HOST = 'host:';

/** Each day is one item with an attribute per host, so concurrent counts are not lost. */
export function dynamoWidgetViews(table: () => Table): WidgetViews {
  /** Adds to the day's counters if the condition holds, and returns whether it held. */
  async function add(id: string, now: number, counters: Readonly<Record<string, string>>, condition?: Condition) {
    const { db, name } = table();
    return isWritten(
      db,
      new UpdateCommand({
        TableName: name,
        Key: keys.widgetDay(id, dateOf(now)),
        UpdateExpression: `ADD ${Object.keys(counters)
          .map((counter) => `${counter} :one`)
          .join(', ')} SET #type = :type, v = :v, expiresAt = :expiresAt`,
        ...(condition && { ConditionExpression: condition.holds }),
        ExpressionAttributeNames: { ...counters, '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'widget-day',
          ':v': 1,
          ':expiresAt': expiresAfterHours(DAYS * 24, now),
          ...condition?.values,
        },
      }),
    );
  }

  return {
    async count(id, host, now) {
      const ofHost = { '#views': 'views', '#host': `${OF_HOST}${host}` };
      const known: Condition = { holds: 'attribute_exists(#host)' };
      const hasRoom: Condition = {
        holds: 'attribute_not_exists(#host) AND (attribute_not_exists(#hosts) OR #hosts < :most)',
        values: { ':most': HOSTS_A_DAY },
      };
      // The last attempt repeats the first, since a concurrent view may have added this host meanwhile.
      if (await add(id, now, ofHost, known)) return;
      if (await add(id, now, { ...ofHost, '#hosts': 'hosts' }, hasRoom)) return;
      if (await add(id, now, ofHost, known)) return;
      await add(id, now, { '#views': 'views', '#elsewhere': 'elsewhere' });
    },

    async list(id) {
      const { pk, sk } = keys.widgetDays(id);
      const { rows } = await queryRows(table(), { pk, begins: sk }, { backwards: true, limit: DAYS });
      return rows.map(dayOf);
    },
  };
}

interface Condition {
  readonly holds: string;
  readonly values?: Readonly<Record<string, number>>;
}

function dayOf(item: Readonly<Record<string, unknown>>): WidgetDay {
  return {
    date: String(item.sk).slice(keys.widgetDays('').sk.length),
    views: Number(item.views),
    hosts: Object.entries(item).flatMap(([field, views]) =>
      field.startsWith(OF_HOST) ? [{ host: field.slice(OF_HOST.length), views: Number(views) }] : [],
    ),
    elsewhere: Number(item.elsewhere ?? 0),
  };
}

function dateOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export const widgetViews: WidgetViews = dynamoWidgetViews(processTable);
