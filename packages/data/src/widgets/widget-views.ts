import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** How many days are kept and listed. */
const DAYS = 90;
/** Hosts that a day tells apart: whoever counts made-up ones cannot make its row grow. */
const HOSTS_A_DAY = 50;

/** How often a widget was shown on one UTC day. */
export interface WidgetDay {
  readonly date: string;
  readonly views: number;
  /** By host, in no order; an empty name where the page did not tell. */
  readonly hosts: readonly { readonly host: string; readonly views: number }[];
  /** On hosts beyond those that are told apart. */
  readonly elsewhere: number;
}

export interface WidgetViews {
  /** Counts one, of no visitor in particular. */
  count(id: string, host: string, now: number): Promise<void>;
  /** The last days with a view, the newest first. */
  list(id: string): Promise<WidgetDay[]>;
}

const OF_HOST = 'host:';

/** One item a day, whose every host is an attribute: counts at the same time lose none. */
export function dynamoWidgetViews(table: () => Table): WidgetViews {
  /** Returns whether the condition held. */
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
      // Known once more at the end: another view may have been the first of this host meanwhile.
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
